import {describe, expect, it} from 'vitest';
import {isExecutable} from '../../examples/_harness/find-executable';
import {findChromium} from './chromium';

const find = (env: Record<string, string>, programs: string[]) =>
  findChromium({env, isExecutable: (file) => programs.includes(file), playwrightPath: '/playwright/chrome'});

describe('finding Chromium', () => {
  it('takes CHROMIUM_PATH before all else', () => {
    const env = {CHROMIUM_PATH: '/mine/chrome', PATH: '/usr/bin'};
    expect(find(env, ['/mine/chrome', '/usr/bin/chromium'])).toBe('/mine/chrome');
  });

  it('refuses a CHROMIUM_PATH that names no program', () => {
    expect(() => find({CHROMIUM_PATH: '/mine/chrome'}, ['/playwright/chrome'])).toThrow(
      'CHROMIUM_PATH is /mine/chrome, which is no program',
    );
  });

  it('takes the first one on the PATH, chromium before chrome', () => {
    const env = {PATH: '/opt/bin:/usr/bin'};
    expect(find(env, ['/opt/bin/google-chrome', '/usr/bin/chromium'])).toBe('/usr/bin/chromium');
    expect(find(env, ['/opt/bin/google-chrome', '/playwright/chrome'])).toBe('/opt/bin/google-chrome');
  });

  it("takes Playwright's own where the PATH has none, and finds nothing where there is nothing", () => {
    expect(find({PATH: '/usr/bin'}, ['/playwright/chrome'])).toBe('/playwright/chrome');
    expect(find({}, [])).toBeUndefined();
  });

  it('knows what may be run', () => {
    expect(isExecutable(process.execPath)).toBe(true);
    expect(isExecutable('/no/such/program')).toBe(false);
  });
});

import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {storedPreferencesScript, type Settings} from './script';

const settings: Settings = {
  storage: 'localStorage',
  namespace: '-abc',
  announcementId: 'new',
  defaultMode: 'light',
  respectPrefersColorScheme: true,
};

interface Reader {
  attributes?: Record<string, string>;
  stored?: Record<string, string>;
  prefersDark?: boolean;
}

/** Runs the script as a browser would and returns the root element's attributes afterwards. */
function paint(reader: Reader, changed: Partial<Settings> = {}): Record<string, string> {
  const attributes = {...reader.attributes};
  runInNewContext(storedPreferencesScript({...settings, ...changed}), {
    document: {
      documentElement: {
        getAttribute: (name: string) => attributes[name] ?? null,
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
    matchMedia: () => ({matches: reader.prefersDark ?? false}),
    get localStorage() {
      if (!reader.stored) {
        throw new Error('storage is blocked');
      }
      return {getItem: (key: string) => reader.stored?.[key] ?? null};
    },
  });
  return attributes;
}

const system = {'data-theme': 'system', 'data-theme-choice': 'system'};

describe('the stored color mode', () => {
  it('follows the operating system when it is "system"', () => {
    expect(paint({attributes: system, prefersDark: true})).toEqual({...system, 'data-theme': 'dark'});
    expect(paint({attributes: system})).toEqual({...system, 'data-theme': 'light'});
  });

  it('is the configured default when it is "system" and the system preference is not respected', () => {
    const dark = {'data-theme': 'dark', 'data-theme-choice': 'dark'};
    expect(paint({attributes: system}, {respectPrefersColorScheme: false, defaultMode: 'dark'})).toEqual(
      dark,
    );
  });

  it('stays as it is when it is a mode', () => {
    const light = {'data-theme': 'light', 'data-theme-choice': 'light'};
    expect(paint({attributes: light, prefersDark: true})).toEqual(light);
  });
});

describe('the dismissal of the announcement bar', () => {
  const dismissed = {'data-announcement-bar-initially-dismissed': 'true'};

  it('holds for the bar that was dismissed', () => {
    const stored = {'docusaurus.announcement.id-abc': 'new'};
    expect(paint({attributes: dismissed, stored})).toEqual(dismissed);
  });

  it('does not hold for another bar', () => {
    const stored = {'docusaurus.announcement.id-abc': 'old'};
    expect(paint({attributes: dismissed, stored})).toEqual({
      'data-announcement-bar-initially-dismissed': 'false',
    });
  });

  it('is left alone where storage is blocked', () => {
    expect(paint({attributes: dismissed})).toEqual(dismissed);
  });

  it('is not read when the site has no announcement', () => {
    expect(storedPreferencesScript({...settings, announcementId: undefined})).not.toContain('announcement');
  });
});

import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {NAVIGATION, NAVIGATION_CURES, PRELOAD, PRELOAD_CURES} from './cures';

const require = createRequire(import.meta.url);
const FILES = [
  [NAVIGATION, NAVIGATION_CURES],
  [PRELOAD, PRELOAD_CURES],
] as const;

describe.each(FILES)('in the installed version of %s', (file, cures) => {
  const source = readFileSync(require.resolve(file), 'utf8');

  it.each(cures)('the cure finds its place once: $ill', ({find}) => {
    expect(source.split(find)).toHaveLength(2);
  });
});

import {expect, it} from 'vitest';
import {applyFix, fittingFixes, missesOf} from './apply';
import type {Fix} from './fixes';

const fix: Fix = {
  module: 'package/file.js',
  reason: 'it breaks',
  neededUntil: 'it is mended',
  edits: [
    {find: 'one', replace: '$1'},
    {find: 'two', replace: 'second'},
  ],
};

it('a fix changes its places and nothing else', () => {
  expect(applyFix(fix, 'one two three')).toBe('$1 second three');
});

it('a place that is missing, or stands there twice, is a miss', () => {
  expect(missesOf(fix, 'one one')).toEqual(['one', 'two']);
  expect(missesOf(fix, 'one two')).toEqual([]);
});

it('all misses of all fixes stop the build at once', () => {
  const changed: Fix = {...fix, module: '@docusaurus/core/lib/client/prefetch.js'};
  const gone: Fix = {...fix, module: '@docusaurus/core/lib/client/nothing.js'};
  expect(() => fittingFixes([changed, gone])).toThrow(
    /2 of 2 fixes .*\n- .*prefetch\.js: not found once: "two"\n {2}Without it: it breaks\.\n- .*nothing\.js: .*not exist/,
  );
});

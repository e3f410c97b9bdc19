import {expect, it} from 'vitest';
import {applyFix, type CheckedFix, checkFixes, fittingFixes, missesOf} from './apply';
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
  const gone: Fix = {...fix, module: '@docusaurus/core/lib/client/nothing.js', reason: 'it crashes'};
  const checked: CheckedFix[] = [{fix, file: '/f', misses: ['not found once: "one"']}, ...checkFixes([gone])];
  expect(() => fittingFixes(checked)).toThrow(
    /2 of 2 fixes .*\n- package\/file\.js: not found once: "one"\n {2}Without it: it breaks\.\n- @docusaurus.*does not exist/,
  );
});

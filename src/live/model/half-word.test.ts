import {expect, test} from 'vitest';
import {typedIn} from './half-word';

test.each([
  ['@R()', '@Rel()', {from: 1, word: 'Rel'}],
  ['a b', 'a bb', {from: 2, word: 'bb'}],
  // Something else than the end of a word.
  ['a b', 'a b(', undefined],
  ['a bc', 'a bbc', undefined],
  ['a bc', 'a b', undefined],
  ['a', 'a 5', undefined],
])('what is typed in %j that becomes %j', (before, after, typed) => {
  expect(typedIn('x.ts', before, after)).toEqual(typed && {file: 'x.ts', ...typed});
});

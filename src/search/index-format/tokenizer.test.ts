// cspell:ignore Xljb поиск usesoftdelete
import {expect, it} from 'vitest';
import {termsOf, wordsOf} from './tokenizer';

it.each([
  ['@FilterableField() of v0.24, "ILIKE"', ['FilterableField', 'of', 'v0.24', 'ILIKE']],
  // Cursors, hashes and long numbers are left out.
  ['YXJyYXljb25uZWN0aW9uOjA0 20250101120000 50', ['50']],
  ['N+1 queries', ['N+1', 'queries']],
  ['café поиск 検索', ['cafe', 'поиск', '検索']],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('the terms of an identifier are the whole, its parts and its ends', () => {
  expect(termsOf('useSoftDelete')).toEqual(['usesoftdelete', 'use', 'soft', 'delete', 'softdelete']);
});

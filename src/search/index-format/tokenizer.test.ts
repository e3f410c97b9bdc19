// cspell:ignore Xljb поиск usesoftdelete
import {describe, expect, it} from 'vitest';
import {partsOf, termsOf, wordsOf} from './tokenizer';

describe('words', () => {
  it('are cut at what is not part of an identifier or a version', () => {
    expect(wordsOf('@FilterableField() of v0.24, soft-delete: "ILIKE"')).toEqual([
      'FilterableField',
      'of',
      'v0.24',
      'soft',
      'delete',
      'ILIKE',
    ]);
  });

  it('leave out cursors, hashes and long numbers', () => {
    expect(wordsOf('YXJyYXljb25uZWN0aW9uOjA0 20250101120000 50')).toEqual(['50']);
  });

  it('are one where letters say nothing alone', () => {
    expect(wordsOf('N+1 queries, Ctrl+K')).toEqual(['N+1', 'queries', 'Ctrl+K']);
  });

  it('are met without accents, in any script', () => {
    expect(wordsOf('café поиск 検索')).toEqual(['cafe', 'поиск', '検索']);
  });
});

describe('terms', () => {
  it('of an identifier are the whole, its parts and its ends', () => {
    expect(termsOf('useSoftDelete')).toEqual(['usesoftdelete', 'use', 'soft', 'delete', 'softdelete']);
    expect(partsOf('soft_delete')).toEqual(['soft', 'delete']);
    expect(partsOf('paging')).toEqual([]);
  });
});

// cspell:ignore notbetween
import {describe, expect, it} from 'vitest';
import {CODE_BEGINS} from '../index-format/format';
import {markMatches, snippet} from './mark-matches';

describe('marks', () => {
  const cut = (text: string, word: string, isNamed?: boolean) => {
    const [before = '', ...others] = snippet(text, new Set([word]), isNamed);
    return before + others.map((piece, i) => (i % 2 ? piece : `[${piece}]`)).join('');
  };

  it('stand around the words of the text that were found', () => {
    const marked = ['A ', 'FilterableField', ' <b>'];
    expect(markMatches('A FilterableField <b>', new Set(['field']))).toEqual(marked);
  });

  it('come with the stretch of text where they are', () => {
    const far = `${'word '.repeat(100)}the notBetween operator ${'word '.repeat(100)}`;
    expect(cut(far, 'notbetween')).toMatch(/^…word .*\[notBetween\] .*…$/);
    expect(cut(far, 'absent')).toMatch(/^word word .*…$/);
    expect(cut('', 'absent')).toBe('');
  });

  it('come with the sentence they are in, where it does not begin far away', () => {
    const text = `${'word '.repeat(30)}end. @Field takes a name. It ${'may '.repeat(12)}have options`;
    expect(cut(text, 'takes')).toMatch(/^@Field \[takes\] a name\./);
    expect(cut(text, 'options')).toBe('…may may may have [options]');
  });

  it('come with prose, and with code where they are in that alone', () => {
    const text = `Deleted rows stay.${CODE_BEGINS}delete: {useSoftDelete: true}`;
    expect(cut(text, 'deleted')).toBe('[Deleted] rows stay.');
    expect(cut(text, 'true')).toBe('delete: {useSoftDelete: [true]}');
    expect(cut(text, 'true', true)).toBe('Deleted rows stay.');
    expect(cut(`${CODE_BEGINS}npm ci`, 'absent')).toBe('npm ci');
  });
});

// cspell:ignore שלום notbetween
import {describe, expect, it} from 'vitest';
import {pack} from '../../../plugins/search-index/pack';
import {CODE_BEGINS} from '../index-format/format';
import {createEngine} from './engine';
import {markMatches, snippet} from './mark-matches';

/** A page of sections: heading, prose and code. */
function page(title: string, ...sections: [heading: string, prose: string, code?: string][]) {
  const permalink = `/${title.toLowerCase()}`;
  return {
    page: {permalink, title, description: '', lvl0: 'Docs', docusaurusTag: 'docs', rank: 1},
    sections: sections.map(([heading, text, code], i) => ({
      anchor: i ? `s${i}` : null,
      level: i ? 2 : 1,
      headings: i ? [title, heading] : [title],
      blocks: [{text, code: []}, ...(code ? [{text: code, code: [code]}] : [])],
    })),
  };
}

/** The headings of what is found, best first. */
function find(query: string, pages: ReturnType<typeof page>[]): (string | null | undefined)[] {
  const engine = createEngine(pack(pages).index);
  return engine.rank(query).map(({section}) => section.headings.at(-1));
}

// How well it answers the queries of readers, tests/search judges.
describe('the engine', () => {
  it('weighs headings above text and code above prose', () => {
    const pages = [
      page('Prose', ['', 'uses groupBy here']),
      page('Code', ['', 'x', 'groupBy']),
      page('GroupBy', ['', 'x']),
    ];
    expect(find('groupBy', pages)).toEqual(['GroupBy', 'Code', 'Prose']);
  });

  it('finds a version of one digit', () => {
    expect(find('version 5', [page('A', ['', 'In version 4']), page('B', ['', 'In version 5'])])[0]).toBe(
      'B',
    );
  });

  it('puts what explains before caveats, which come first by their heading alone', () => {
    const pages = [page('A', ['', ''], ['Caveats', 'useIndex is slow'], ['Indexes', 'useIndex is fast'])];
    expect(find('useIndex', pages)[0]).toBe('Indexes');
    expect(find('caveats', pages)[0]).toBe('Caveats');
  });

  it.each(['   ', 'constructor __proto__ toString', '.*+?^${}()|[]\\', '‮שלום', 'x y '.repeat(5000)])(
    'takes any text for a query: %.20s',
    (query) => {
      expect(find(query, [page('A', ['', 'x constructor'])])).toBeInstanceOf(Array);
    },
  );

  it('does not open a damaged index', () => {
    const {index} = pack([page('A', ['', 'one'], ['B', 'two'])]);
    expect(() => createEngine({...index, headings: index.headings.slice(0, 1)})).toThrow(RangeError);
    expect(() => createEngine({...index, pages: []})).toThrow(RangeError);
  });
});

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

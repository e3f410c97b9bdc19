// cspell:ignore filterablefield pagi filterabelfield שלום notbetween
import {beforeAll, describe, expect, it} from 'vitest';
import {recordsOf} from '../../../plugins/search-index/records';
import {
  CODE_BEGINS,
  pack,
  placeOfText,
  textsOf,
  type PackedIndex,
  type PackedPage,
} from '../index-format/packed-index';
import {createEngine, type Engine} from './engine';
import {highlight, snippet} from './mark-matches';

const SITE = {origin: 'https://example.org', language: 'en'};

function page(title: string, sections: [string, string, string?][]) {
  const permalink = `/${title.toLowerCase()}`;
  const meta = {permalink, title, description: '', lvl0: 'Docs', docusaurusTag: 'docs', rank: 1};
  const read = sections.map(([heading, text, code], i) => ({
    anchor: i ? `s${i}` : null,
    level: i ? 2 : 1,
    headings: i ? [title, heading] : [title],
    blocks: [{text, code: []}, ...(code ? [{text: code, code: [code]}] : [])],
  }));
  return {page: meta, records: recordsOf(meta, read, SITE), textName: 'text'};
}

const PAGES = [
  page('Filtering', [
    ['', 'Narrow what a query returns.'],
    ['Ranges', 'Both ends count.', 'filter: {rank: {notBetween: {lower: 1, upper: 2}}}'],
    ['Errors', 'Unable to find relation labels on Ticket'],
  ]),
  page('Decorators', [
    ['', 'What a class says.'],
    ['FilterableField', 'Marks a field. Relations differ.', '@FilterableField() title!: string;'],
  ]),
  page('Paging', [
    ['', 'Pages of rows. Filtering comes before.'],
    ['Soft delete', 'Rows stay.', 'useSoftDelete: true'],
  ]),
];

describe('the engine', () => {
  let packed: PackedIndex;
  let engine: Engine;
  beforeAll(() => {
    packed = JSON.parse(JSON.stringify(pack(PAGES, SITE.origin, SITE.language))) as PackedIndex;
    engine = createEngine(packed);
  });
  const first = (query: string) => {
    const [hit] = engine.rank(query);
    return hit && `${engine.pages[hit.section.page]?.[1]}#${hit.section.headings.at(-1)}`;
  };

  it.each([
    ['a subject', 'filtering', 'Filtering#Filtering'],
    ['a decorator as it is written', '@FilterableField', 'Decorators#FilterableField'],
    ['a decorator in lower case', 'filterablefield', 'Decorators#FilterableField'],
    ['a part of a name', 'filterable', 'Decorators#FilterableField'],
    ['an operator in code', 'notBetween', 'Filtering#Ranges'],
    ['the beginning of a word', 'pagi', 'Paging#Paging'],
    ['a misspelling', 'filterabelfield', 'Decorators#FilterableField'],
    ['another form of a word', 'paged', 'Paging#Paging'],
    ['any fragment of an error', 'find relation', 'Filtering#Errors'],
    ['two words as one', 'softdelete', 'Paging#Soft delete'],
  ])('finds %s', (_, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it('weighs headings above text and code above prose', () => {
    const text = (title: string, ...rest: [string, string?]) => page(title, [['', ...rest]]);
    const pages = [text('Prose', 'uses groupBy here'), text('Code', 'x', 'groupBy'), text('GroupBy', 'x')];
    const other = createEngine(pack(pages, SITE.origin, 'en'));
    expect(other.rank('groupBy').map(({section}) => section.page)).toEqual([2, 1, 0]);
  });

  it('finds a version of one digit', () => {
    const pages = [page('A', [['', 'In version 4']]), page('B', [['', 'In version 5']])];
    expect(createEngine(pack(pages, SITE.origin, 'en')).rank('version 5')[0]?.section.page).toBe(1);
  });

  it('puts what explains before caveats, which come first by their heading alone', () => {
    const sections: [string, string][] = [
      ['Caveats', 'useIndex is slow'],
      ['Indexes', 'useIndex is fast'],
    ];
    const other = createEngine(pack([page('A', [['', ''], ...sections])], SITE.origin, 'en'));
    const headings = (query: string) => other.rank(query).map(({section}) => section.headings.at(-1));
    expect(headings('useIndex')[0]).toBe('Indexes');
    expect(headings('caveats')[0]).toBe('Caveats');
  });

  it('tells where the text of each section lies', () => {
    const long = page('Long', [
      ['', 'a '.repeat(1500)],
      ['Two', 'b '.repeat(1500)],
      ['Three', 'c'],
    ]);
    const files = textsOf(long.records);
    const [packedPage] = pack([long], SITE.origin, 'en').pages;
    const texts = [0, 1, 2].map((section) => placeOfText(packedPage as PackedPage, section));
    expect(texts.map(({file}) => file)).toEqual(['text.0.json', 'text.1.json', 'text.1.json']);
    const found = texts.map(({file, place}) => files[Number(file.split('.')[1])]?.[place]?.[0]);
    expect(found).toEqual(['a', 'b', 'c']);
  });

  it.each([
    '',
    '   ',
    'constructor __proto__ toString',
    '.*+?^${}()|[]\\',
    '<script>alert(1)</script>',
    '🔎🔎',
    '‮שלום',
    'a'.repeat(10_000),
    'x y '.repeat(5000),
  ])('takes any text for a query: %.20s', (query) => {
    const started = performance.now();
    expect(Array.isArray(engine.rank(query))).toBe(true);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('does not open a damaged index', () => {
    expect(() =>
      createEngine({...packed, code: {...packed.code, gaps: packed.code.gaps.slice(0, -3)}}),
    ).toThrow(/cut short/);
    expect(() => createEngine({...packed, headings: packed.headings.slice(0, 2)})).toThrow(RangeError);
  });
});

describe('marks', () => {
  it('stand around the words of the text that were met', () => {
    expect(highlight('A FilterableField <b>', new Set(['field'])).value).toBe(
      'A <mark>FilterableField</mark> <b>',
    );
  });

  it('come with the stretch of text where they are', () => {
    const far = `${'word '.repeat(100)}the notBetween operator ${'word '.repeat(100)}`;
    expect(snippet(far, new Set(['notbetween']))?.value).toMatch(/^…word .*<mark>notBetween<\/mark> .*…$/);
    expect(snippet(far, new Set(['absent']))?.value).toMatch(/^word word .*…$/);
    expect(snippet('', new Set(['absent']))).toBeUndefined();
  });

  it('come with the sentence they are in, where it does not begin far away', () => {
    const text = `${'word '.repeat(30)}end. @Field takes a name. It ${'may '.repeat(12)}have options`;
    expect(snippet(text, new Set(['takes']))?.value).toMatch(/^@Field <mark>takes<\/mark> a name\./);
    expect(snippet(text, new Set(['options']))?.value).toBe('…may may may have <mark>options</mark>');
  });

  it('come with prose, and with code where they are in that alone', () => {
    const text = `Deleted rows stay.${CODE_BEGINS}delete: {useSoftDelete: true}`;
    expect(snippet(text, new Set(['deleted', 'delete']))?.value).toBe('<mark>Deleted</mark> rows stay.');
    expect(snippet(text, new Set(['true']))?.value).toBe('delete: {useSoftDelete: <mark>true</mark>}');
    expect(snippet(text, new Set(['true']), true)?.value).toBe('Deleted rows stay.');
    expect(snippet(text, new Set(['absent']))?.value).toBe('Deleted rows stay.');
    expect(snippet(`${CODE_BEGINS}npm ci`, new Set(['absent']))?.value).toBe('npm ci');
  });
});

import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {stemmer} from 'stemmer';
import {decode, type PackedIndex} from '../shared/packed-index';
import {isStopWord, partsOf, termsOf, wordsOf} from '../shared/tokens';

/** A section of a page, as far as the packed index tells: all but its text. */
export interface IndexedSection {
  page: number;
  level: number;
  /** The page's title, then the headings down to this one; null where a level is skipped. */
  headings: (string | null)[];
  anchor: string | null;
  /** Number of the section in its page. */
  position: number;
}

interface RankableSection extends IndexedSection {
  /** 1, or less for pages that should stand behind others. */
  pageRank: number;
  /** The telling words of its heading in one: what a query is compared with that asks for just this. */
  key: string;
  isAside: boolean;
}

export interface RankedSection {
  section: IndexedSection;
  /** The index terms that matched, for highlighting. */
  terms: string[];
  score: number;
  /** Whether the section's own heading, rather than what stands below it, matches. */
  inHeading: boolean;
}

export interface Engine {
  pages: PackedIndex['pages'];
  /** The sections that match, best first. */
  rank(query: string): RankedSection[];
}

const FIELDS = ['heading', 'above', 'code', 'prose'] as const;
const BOOST = {heading: 3.5, above: 3.5, code: 1.6, prose: 1};

/** How much the share of the query's words that a section holds counts: with 2, half the words weigh a quarter. */
const COVERAGE = 2;
/** How much a section gains when its page is the one that matches most: with 1, twice its score. */
const PAGE = 1.5;
/** How much a section gains whose heading is the query. */
const WHOLE = 2;
/** How much counts what closes a page, unless it is asked for by its heading: who meets an error asks with its text. */
const ASIDE = 0.6;
const ASIDES = new Set<string | null>(['Caveats', 'Troubleshooting']);

/** What a query is read of: more than this nobody means, and its cost grows with each word. */
const MAX_QUERY = 400;
const MAX_QUERY_WORDS = 16;
const MAX_NAME_WORDS = 5;

/** Unpacks an index and makes it answer. Throws RangeError on a damaged one. */
export function createEngine(packed: PackedIndex): Engine {
  const sections = sectionsOf(packed);
  const serialised = toMiniSearch(packed, sections);
  const terms = serialised.index.map(([term]) => term).sort();
  const index = MiniSearch.loadJS<IndexedSection>(serialised, {
    fields: [...FIELDS],
    idField: 'id',
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  return {pages: packed.pages, rank: (query) => rank(index, terms, sections, query)};
}

function sectionsOf(packed: PackedIndex): RankableSection[] {
  let headings: (string | null)[] = [];
  let last = -1;
  let position = 0;
  return packed.sections.map(([page, level, heading, anchor]) => {
    if (page !== last) [headings, last, position] = [[], page, 0];
    const pageRank = packed.pages[page]?.[5] ?? 1;
    headings = headings.slice(0, level - 1);
    while (headings.length < level - 1) headings.push(null);
    headings = [...headings, heading];
    const key = keyOf(telling(heading));
    const isAside = headings.some((above) => ASIDES.has(above));
    return {page, level, headings, anchor: anchor || null, position: position++, pageRank, key, isAside};
  });
}

/** How often a term stands in a field, by section. */
type Frequencies = Record<number, number>;

function getOrAdd(index: Map<string, Frequencies[]>, term: string): Frequencies[] {
  const entry = index.get(term) ?? FIELDS.map(() => ({}));
  index.set(term, entry);
  return entry;
}

/** Writes the postings in the form MiniSearch serialises itself, so that nothing is tokenised twice. */
function toMiniSearch(packed: PackedIndex, sections: IndexedSection[]) {
  const index = new Map<string, Frequencies[]>();
  const known = new Map<string, Frequencies[][]>();
  // A word stands in many sections: its terms are looked up once.
  const entriesOf = (word: string): Frequencies[][] => {
    const entries = known.get(word) ?? termsOf(word).map((term) => getOrAdd(index, term));
    known.set(word, entries);
    return entries;
  };
  const lengths = sections.map(() => FIELDS.map(() => 0));
  const add = (field: number, word: string, section: number, times: number) => {
    const length = lengths[section];
    if (!length) throw new RangeError('The search index names a section it does not have.');
    for (const entry of entriesOf(word)) {
      const frequencies = entry[field] as Frequencies;
      frequencies[section] = (frequencies[section] ?? 0) + times;
    }
    length[field] = (length[field] ?? 0) + 1;
  };
  sections.forEach(({headings, page}, id) => {
    const [permalink = '', title = '', lvl0 = ''] = packed.pages[page] ?? [];
    // The address names the page too, at times more tersely than its title: v2-to-v3.
    const address = permalink.slice(permalink.lastIndexOf('/') + 1);
    const heading = headings.at(-1) ?? '';
    for (const word of wordsOf(heading)) add(0, word, id, 1);
    // "soft delete" is also looked for as "softdelete".
    const pairs = telling(heading);
    pairs.slice(1).forEach((word, i) => add(0, `${pairs[i]}${word}`.toLowerCase(), id, 1));
    for (const word of wordsOf([lvl0, title, ...headings.slice(1, -1)].join(' '))) add(1, word, id, 1);
    for (const word of wordsOf(address)) add(headings.length === 1 ? 0 : 1, word, id, 1);
  });
  const words = packed.words.split(' ');
  const fields = [decode(packed.code, words.length), decode(packed.prose, words.length)];
  words.forEach((word, i) => {
    fields.forEach((lists, field) => {
      for (const [section, times] of lists[i] ?? []) add(field + 2, word, section, times);
    });
  });
  return {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(FIELDS.map((field, i) => [field, i])),
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, length])),
    averageFieldLength: FIELDS.map(
      (_, f) => lengths.reduce((sum, l) => sum + (l[f] ?? 0), 0) / sections.length,
    ),
    storedFields: {},
    dirtCount: 0,
    index: [...index].map(([term, fields]): [string, Record<number, Frequencies>] => [term, {...fields}]),
    serializationVersion: 2,
  };
}

function rank(
  index: MiniSearch<IndexedSection>,
  terms: string[],
  sections: RankableSection[],
  query: string,
): RankedSection[] {
  const texts = queryWords(query);
  if (texts.length === 0) return [];
  const byText = new Map(texts.map((text, i) => [text, readWord(text, i === texts.length - 1, terms)]));
  const words = [...byText.values()];
  // A name may hold a word twice: many to many.
  const names = readNames(
    texts.map((text) => byText.get(text) as QueryWord),
    terms,
  );
  const asked: Query = {combineWith: 'OR', queries: [...words.map((word) => word.query), ...names]};
  const results = index.search(asked, {boost: BOOST, bm25: {k: 1.2, b: 0.5, d: 0.5}});
  const key = keyOf(words.map(({text}) => text));
  const ranked = results.map((result) =>
    toRanked(result, sections[result.id as number] as RankableSection, words, key),
  );
  return byPage(ranked).sort((a, b) => b.score - a.score);
}

function queryWords(query: string): string[] {
  return telling(query.slice(0, MAX_QUERY)).slice(0, MAX_QUERY_WORDS);
}

function keyOf(words: string[]): string {
  return words.join('').toLowerCase();
}

/** The words of a text that tell it apart from others; all of them where none does. */
function telling(text: string): string[] {
  const words = wordsOf(text);
  const found = words.filter((word) => !isStopWord(word.toLowerCase()));
  return found.length > 0 ? found : words;
}

interface QueryWord {
  text: string;
  /** What the index is asked for in its place: any of these in a hit means that the word was met. */
  terms: string[];
  query: Query;
}

/** One word of the query: whole, begun, misspelt, in another form, or by its parts. */
function readWord(word: string, isLast: boolean, terms: string[]): QueryWord {
  const term = word.toLowerCase();
  const isKnown = beginsOne(term, terms);
  const queries: Query[] = [
    {
      queries: [term],
      prefix: !/^\d+$/.test(term) && (term.length > 2 || isLast),
      // What begins a word of the index is not misspelt: no need to search for what is similar.
      fuzzy: isKnown || term.length < 4 ? false : term.length > 7 ? 2 : 1,
      // A whole word rather than a beginning: what else begins with it matters less.
      weights: {fuzzy: 0.25, prefix: firstFrom(term, terms) === term ? 0.45 : 0.6},
    },
  ];
  const stem = stemmer(term);
  const hasStem = stem.length > 2 && term.startsWith(stem.slice(0, -1)) && stem !== term;
  if (hasStem) queries.push({queries: [stem], prefix: true, fuzzy: false, boostTerm: () => 0.5});
  // A name that the pages know is looked for as it is; its parts alone would find what is not about it.
  const parts = isKnown ? [] : partsOf(word);
  if (parts.length > 0) queries.push({combineWith: 'AND', queries: parts, boostTerm: () => 0.3});
  return {text: term, terms: [term, stem, ...parts], query: {combineWith: 'OR', queries}};
}

/** Names of the pages that the query writes as several words: `before create one`. Who has the name has the words. */
function readNames(words: QueryWord[], terms: string[]): Query[] {
  return words.flatMap((_, from) =>
    words.slice(from + 1, from + MAX_NAME_WORDS).flatMap((_last, i): Query[] => {
      const span = words.slice(from, from + i + 2);
      const name = span.map(({text}) => text).join('');
      if (firstFrom(name, terms) !== name) return [];
      for (const word of span) word.terms.push(name);
      return [{queries: [name], prefix: false, fuzzy: false}];
    }),
  );
}

/** Whether a term begins one of the sorted terms. */
function beginsOne(term: string, sorted: string[]): boolean {
  return firstFrom(term, sorted)?.startsWith(term) ?? false;
}

/** The first of the sorted terms that does not come before a term. */
function firstFrom(term: string, sorted: string[]): string | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}

function toRanked(
  result: SearchResult,
  section: RankableSection,
  words: QueryWord[],
  key: string,
): RankedSection {
  const met = words.filter(({terms}) => terms.some((term) => result.queryTerms.includes(term)));
  const place = section.key === key ? WHOLE : section.isAside ? ASIDE : 1;
  // A question in prose rarely stands in one section word for word: the more of it that does, the better.
  const coverage = (met.length / words.length) ** COVERAGE;
  const inHeading = Object.values(result.match).every((fields) => fields.includes('heading'));
  return {section, terms: result.terms, score: result.score * place * coverage * section.pageRank, inHeading};
}

/** A section gains from the rest of its page: the page about a subject before a page that names it once. */
function byPage(ranked: RankedSection[]): RankedSection[] {
  const sums = new Map<number, number>();
  for (const {section, score} of ranked) sums.set(section.page, (sums.get(section.page) ?? 0) + score);
  const top = Math.max(1, ...sums.values());
  return ranked.map((hit) => ({
    ...hit,
    score: hit.score * (1 + (PAGE * (sums.get(hit.section.page) ?? 0)) / top),
  }));
}

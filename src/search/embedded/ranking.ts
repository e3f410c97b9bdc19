import {baseName} from '../../../lib/base-name';
import {plainLine, readMessage} from '../../../lib/error-lines';
import type {OrmId} from '../../../lib/orms';
import {partsOf, termsOf, unpackPlaces, wordsOf, type PackedIndex, type PackedPage} from '../index-format';
import {InvertedIndex, union, type Match} from './inverted-index';
import {ormsIn, ormsNamedBy, ormWeight} from './orms';
import {readNames, readWords, significant, type QueryWord} from './query-words';

/** A section of a page, as far as the packed index tells: all but its text. */
export interface IndexedSection {
  /** Its number in the index. */
  id: number;
  page: PackedPage;
  level: number;
  /** The page's title, then the headings down to this one; null where a level is skipped. */
  headings: (string | null)[];
  /** The words of its heading. */
  words: string[];
  /** The significant ones in one: what a query is compared with that asks for just this. */
  key: string;
  anchor: string | null;
  /** Of the beginning of a page, the words of its address, in lower case: persistence, sequelize, custom, service. */
  address: string[];
  /** The ORMs that its page, or a heading down to its own, is about; none where they are about all. */
  orms: OrmId[];
}

export interface RankedSection {
  section: IndexedSection;
  /** The index terms that matched, for highlighting. */
  terms: Set<string>;
  score: number;
  /** Whether it is the entry of the error that the query is: its text is the cause and the fix. */
  isEntryOfError?: boolean;
}

export interface SearchIndex {
  sections: IndexedSection[];
  /**
   * The sections that match, best first.
   * @param own the reader's ORM
   */
  rank(query: string, own: OrmId): RankedSection[];
}

/** The fields of a section, as the index numbers them, and what a match counts in each. */
const HEADING = 0;
const ABOVE = 1;
const CODE = 2;
const PROSE = 3;
const BOOSTS = [3.5, 3, 1.6, 1];

/** How much the share of the query's words that a section holds counts: with 2, half the words weigh a quarter. */
const COVERAGE = 2;
/** How much a section gains when its page is the one that matches most: with 1, twice its score. */
const PAGE = 1.5;
/** How much a section gains whose heading is the query, a page whose title has only words that match: Sorting for `sort`. */
const WHOLE = 2;
/** How much a page gains whose address has the whole query. */
const ADDRESS = 2;
/** How much counts what closes a page, unless it is asked for by its heading: who meets an error asks with its text. */
const ASIDE = 0.6;
const ASIDES = new Set<string | null>(['Caveats', 'Troubleshooting']);

/** What a query is read of: more than this nobody means, and its cost grows with each word. */
const MAX_QUERY = 400;
const MAX_QUERY_WORDS = 16;

/** Unpacks an index and makes it answer. */
export function openIndex(packed: PackedIndex): SearchIndex {
  const sections = sectionsOf(packed);
  const index = indexOf(packed, sections);
  return {sections, rank: (query, own) => rank(index, sections, query, own)};
}

function sectionsOf(packed: PackedIndex): IndexedSection[] {
  let pages = 0;
  let headings: (string | null)[] = [];
  return packed.headings.map((heading, id) => {
    const level = Number(packed.levels[id]);
    if (level === 1) pages += 1;
    const page = packed.pages[pages - 1] as PackedPage;
    headings = headings.slice(0, level - 1);
    while (headings.length < level - 1) headings.push(null);
    headings.push(heading);
    const words = wordsOf(heading);
    const address = level === 1 ? wordsOf(page.path).map((word) => word.toLowerCase()) : [];
    const orms = ormsIn(`${page.path} ${headings.join(' ')}`);
    const anchor = packed.anchors[id] ?? null;
    return {id, page, level, headings, words, key: keyOf(words), anchor, address, orms};
  });
}

function indexOf(packed: PackedIndex, sections: IndexedSection[]): InvertedIndex {
  const index = new InvertedIndex(sections.length, BOOSTS);
  addHeadings(index, sections);
  const terms = packed.words.split(' ').map(termsOf);
  index.add(CODE, terms, unpackPlaces(packed.code));
  index.add(PROSE, terms, unpackPlaces(packed.prose));
  return index;
}

function addHeadings(index: InvertedIndex, sections: IndexedSection[]): void {
  const fields = [HEADING, ABOVE].map(() => new Map<string, number[]>());
  /** Adds words to the sections from one to another, which is out. */
  const add = (field: number, words: string[], from: number, to: number) => {
    for (const word of words) {
      const ids = fields[field]?.get(word) ?? [];
      for (let id = from; id < to; id++) ids.push(id);
      fields[field]?.set(word, ids);
    }
  };
  sections.forEach(({level, page, words, anchor}, id) => {
    let end = id + 1;
    while ((sections[end]?.level ?? 0) > level) end++;
    add(HEADING, words, id, id + 1);
    // "soft delete" is also looked for as "softdelete".
    const pairs = significant(words);
    const joint = pairs.slice(1).map((word, i) => `${pairs[i]}${word}`.toLowerCase());
    add(HEADING, joint, id, id + 1);
    // The id often has the words of the library where the heading has those of the task.
    const known = words.map((word) => word.toLowerCase());
    const others = wordsOf(anchor ?? '').filter((word) => !known.includes(word));
    add(ABOVE, others, id, id + 1);
    if (level > 1) return add(ABOVE, words, id + 1, end);
    const {path, title, part} = page;
    add(ABOVE, wordsOf(`${part} ${title}`), id, end);
    // The address names the page too, at times more tersely than its title: v2-to-v3.
    const address = wordsOf(baseName(path));
    add(ABOVE, address, id + 1, end);
  });
  fields.forEach((words, field) => index.add(field, Array.from(words.keys(), termsOf), [...words.values()]));
}

function rank(index: InvertedIndex, sections: IndexedSection[], query: string, own: OrmId): RankedSection[] {
  const written = significant(wordsOf(query.slice(0, MAX_QUERY))).slice(0, MAX_QUERY_WORDS);
  if (written.length === 0) return [];
  const key = keyOf(written);
  const words = readWords(written, index);
  const different = [...new Set(words)];
  const matches = union([...different.map((word) => word.matches), ...readNames(words, index)]);
  const named = ormsNamedBy(different.map(({text}) => text));
  const ranked = Array.from(matches, ([id, match]) => {
    const section = sections[id] as IndexedSection;
    const hit = toRanked(match, section, different, key);
    return {...hit, score: hit.score * ormWeight(section.orms, named, own)};
  });
  const sorted = byPage(ranked).sort((a, b) => b.score - a.score);
  const entries = sorted.filter(({section}) => isEntry(section, key, written.join('')));
  const inOrder = behindFirst(entries, sorted);
  const error = closestError(sorted, query);
  return error ? [{...error, isEntryOfError: true}, ...inOrder.filter((hit) => hit !== error)] : inOrder;
}

/** Whether a section is what the reference has about the name that the query is. */
function isEntry(section: IndexedSection, key: string, written: string): boolean {
  if (section.page.lists !== 'names' || section.key !== key) return false;
  const name = section.headings.at(-1) ?? '';
  // `Filter` is also a word: it is meant where it is written as the name.
  return partsOf(name).length > 0 || name === written;
}

/** What the list of errors has about a line that was pasted: of what fits it, the entry that says most. */
function closestError(ranked: RankedSection[], query: string): RankedSection | undefined {
  const line = plainLine(query.slice(0, MAX_QUERY));
  const fitting = ranked.flatMap((hit) => {
    const {page, words, headings} = hit.section;
    const isLong = page.lists === 'errors' && words.length > 1;
    const message = isLong ? readMessage(headings.at(-1) ?? '') : undefined;
    return message?.within.test(line) ? [{hit, weight: message.weight}] : [];
  });
  return fitting.sort((a, b) => b.weight - a.weight)[0]?.hit;
}

/** Puts what a list has about the query right behind what explains it best. */
function behindFirst(entries: RankedSection[], ranked: RankedSection[]): RankedSection[] {
  const [first, ...others] = ranked.filter((hit) => !entries.includes(hit));
  return first ? [first, ...entries, ...others] : entries;
}

const keyOf = (words: string[]) => significant(words).join('').toLowerCase();

function toRanked(
  {score, queryTerms, indexTerms}: Match,
  section: IndexedSection,
  words: QueryWord[],
  key: string,
): RankedSection {
  const held = words.filter(({terms}) => terms.some((term) => queryTerms.includes(term)));
  const matched = matchedShare(section.words, indexTerms);
  // "cursor invalid" asks for "Invalid cursor", too.
  const isAsked = matched === 1 && significant(section.words).length === words.length;
  const isAside = !isAsked && section.headings.some((heading) => ASIDES.has(heading));
  // Pages of one name are told apart by their folders: "sequelize custom service".
  const isAddress = words.length > 1 && words.every(({text}) => section.address.includes(text));
  const isWhole = section.key === key || (section.level === 1 && matched === 1);
  const place = (isWhole ? WHOLE : isAside ? ASIDE : 1) * (isAddress ? ADDRESS : 1);
  // A question in prose rarely stands in one section word for word: the more of it that does, the better.
  const coverage = (held.length / words.length) ** COVERAGE;
  // Of the text of an error, one word says little: who looks it up has most of it.
  const said = section.page.lists === 'errors' ? matched : 1;
  return {
    section,
    terms: indexTerms,
    // The more different terms, the better.
    score: score * queryTerms.length * place * coverage * section.page.rank * said,
  };
}

/** The share of the words of a heading that match. */
function matchedShare(heading: string[], terms: Set<string>): number {
  const words = significant(heading);
  return (
    words.filter((word) => termsOf(word).some((term) => terms.has(term))).length / Math.max(words.length, 1)
  );
}

/** A section gains from the rest of its page: the page about a subject before a page that names it once. */
function byPage(ranked: RankedSection[]): RankedSection[] {
  const sums = new Map<PackedPage, number>();
  for (const {section, score} of ranked) sums.set(section.page, (sums.get(section.page) ?? 0) + score);
  const top = Math.max(1, ...sums.values());
  return ranked.map((hit) => ({
    ...hit,
    score: hit.score * (1 + (PAGE * (sums.get(hit.section.page) ?? 0)) / top),
  }));
}

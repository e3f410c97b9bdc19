import {createHash} from 'node:crypto';
import {
  CODE_BEGINS,
  FORMAT,
  isStopWord,
  packPlaces,
  partsOf,
  SECTIONS_PER_FILE,
  textFile,
  wordsOf,
  type PackedIndex,
  type PackedPage,
} from '../../src/search/index-format';
import type {SourcePage} from '../shared/source-pages';
import type {Section} from './sections';

/** A page with its sections. */
interface IndexedPage {
  page: SourcePage;
  /** 1; less for pages that should stand behind others that say the same, such as migration guides. */
  rank: number;
  lists: PackedPage['lists'];
  sections: Section[];
}

/** What the browser fetches: the index, and files of texts by their names. */
interface PackedSite {
  index: PackedIndex;
  texts: Map<string, string[]>;
}

/**
 * How often a word in the code of a section counts at most; in prose it counts once. The index grows with each number, and
 * hardly a query is answered better.
 */
const MAX_COUNT = 2;

/** A word's best spelling, and the sections where it stands in prose and in code, each as often as it counts there. */
interface Postings {
  spelling: string;
  prose: number[];
  code: number[];
}

/** Packs all pages. */
export function pack(pages: IndexedPage[]): PackedSite {
  const postings = new Map<string, Postings>();
  const sections = pages.flatMap((indexed) => indexed.sections);
  let section = 0;
  for (const {lists, sections: ofPage} of pages) {
    for (const {blocks} of ofPage) {
      if (!lists) count(postings, section, blocks);
      section += 1;
    }
  }
  // By their spelling: alike ones beside each other take fewer bytes.
  const words = [...postings.values()].sort((a, b) => (a.spelling < b.spelling ? -1 : 1));
  const texts = sections.map(textOfSection);
  const name = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
  const index = {
    format: FORMAT,
    texts: name,
    pages: pages.map(({page, rank, lists}) => ({
      path: page.permalink,
      title: page.title,
      part: page.part,
      tag: page.tag,
      rank,
      lists,
    })),
    levels: sections.map(({level}) => level).join(''),
    headings: sections.map(({headings}) => headings.at(-1) ?? ''),
    anchors: sections.map(({anchor}) => anchor),
    words: words.map(({spelling}) => spelling).join(' '),
    prose: packPlaces(words.map(({prose}) => prose)),
    code: packPlaces(words.map(({code}) => code)),
  };
  return {index, texts: new Map(filesOf(texts).map((file, n) => [textFile(name, n), file]))};
}

function textOfSection({blocks}: Section): string {
  const isCode = ({text, code}: Section['blocks'][number]) => code[0] === text;
  const joined = (some: Section['blocks']) => some.map(({text}) => text).join('\n');
  const code = joined(blocks.filter(isCode));
  return joined(blocks.filter((block) => !isCode(block))) + (code && CODE_BEGINS + code);
}

function filesOf(texts: string[]): string[][] {
  const count = Math.ceil(texts.length / SECTIONS_PER_FILE);
  return Array.from({length: count}, (_, n) =>
    texts.slice(n * SECTIONS_PER_FILE, (n + 1) * SECTIONS_PER_FILE),
  );
}

function count(postings: Map<string, Postings>, section: number, blocks: Section['blocks']): void {
  const code = wordsOf(blocks.flatMap((block) => block.code).join('\n'));
  const text = wordsOf(blocks.map((block) => block.text).join('\n'));
  add(postings, section, 'code', code, MAX_COUNT);
  const prose = without(text, code).filter((word) => !isStopWord(word.toLowerCase()));
  add(postings, section, 'prose', prose, 1);
}

/** The words of a text without those of its code, each as often as it stands there. */
function without(words: string[], code: string[]): string[] {
  const left = new Map<string, number>();
  for (const word of code) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times <= 0;
  });
}

function add(
  postings: Map<string, Postings>,
  section: number,
  field: 'prose' | 'code',
  words: string[],
  most: number,
): void {
  for (const word of words) {
    const key = word.toLowerCase();
    // Of what has one character, digits tell something, and in prose alone: version 5.
    if (key.length < 2 && !(field === 'prose' && /\d/.test(key))) continue;
    const entry = postings.get(key) ?? {spelling: word, prose: [], code: []};
    postings.set(key, entry);
    if (partsOf(word).length > partsOf(entry.spelling).length) entry.spelling = word;
    if (entry[field].at(-most) !== section) entry[field].push(section);
  }
}

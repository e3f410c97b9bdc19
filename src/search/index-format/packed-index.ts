import type {SearchPage, SearchRecord} from '../../types/search';
import {isStopWord, partsOf, wordsOf} from './tokenizer';

/** Raised with every change of the format: a page loaded before a deployment tells by it that it cannot read the new index. */
export const FORMAT = 6;

/** The rank of the pages of the reference: a name is asked for to read what it does, and then how it is declared. */
export const REFERENCE_RANK = 0.1;

/** The rank of the list of errors: the page where an error is met explains it better. */
export const ERRORS_RANK = 0.4;

/** A page in the packed index. */
export type PackedPage = [
  permalink: string,
  title: string,
  lvl0: string,
  docusaurusTag: string,
  /** What the names of the files with its text begin with. */
  textName: string,
  rank: number,
  /** The first section of each of these files but the first. */
  textStarts: number[],
];

/** The index as it travels: headings in full, text only as postings. The text for snippets lies in files of its own. */
export interface PackedIndex {
  format: number;
  origin: string;
  language: string;
  pages: PackedPage[];
  /** The level of each section's heading, a digit each. A 1 begins the next page; the headings above follow from the order. */
  levels: string;
  headings: string[];
  /** The anchor of each section: 0 for none, 1 for what `slugOf` makes of its heading. */
  anchors: (string | 0 | 1)[];
  /** See `joinWords`. */
  words: string;
  prose: PackedPostings;
  code: PackedPostings;
}

/** In which sections each word stands: numbers of one kind in one text, which gzip packs better than their mixture. */
export interface PackedPostings {
  /** For each word, the number of its sections. */
  lengths: string;
  /** For each of these sections, how many lie between it and the one before. */
  gaps: string;
  /** How often the word stands there: once where it is absent. */
  counts?: string;
}

/** The text of some sections of a page: of each its prose, and behind `CODE_BEGINS` its code, as they stand on the page. */
export type SectionTexts = string[];

export const CODE_BEGINS = '\f';

/** A file of text holds as many sections of a page as fit: an answer fetches a few of these, not whole pages. */
const TEXT_FILE_LENGTH = 4000;

export interface IndexedPage {
  page: SearchPage;
  records: SearchRecord[];
  /** What the names of the files with its text begin with. */
  textName: string;
}

/**
 * How often a word stands in the code of a section is told up to this, and in its prose not at all: no judged query is
 * answered better for it, and the index grows by each number.
 */
const MAX_COUNT = 3;

interface Postings {
  /** word (lower case) -> its best spelling and, by section, how often it stands in prose and in code */
  [word: string]: {spelling: string; prose: Map<number, number>; code: Map<number, number>};
}

/** Packs the records of all pages. */
export function pack(pages: IndexedPage[], origin: string, language: string): PackedIndex {
  const postings: Postings = Object.create(null) as Postings;
  const sections: {level: string; heading: string; anchor: string | null}[] = [];
  for (const {page, records} of pages) {
    for (const record of records) {
      if (record.type !== 'content') {
        const heading = record.hierarchy[record.type] ?? '';
        sections.push({level: record.type.slice(3), heading, anchor: record.anchor});
      } else if (!page.byName) {
        const code = wordsOf(record.code ?? '');
        count(postings, sections.length - 1, 'code', code);
        count(postings, sections.length - 1, 'prose', without(wordsOf(record.content ?? ''), code));
      }
    }
  }
  // By their spelling, so that each begins like the one before.
  const spellingOf = (word: string) => postings[word]?.spelling ?? word;
  const words = Object.keys(postings).sort((a, b) => (spellingOf(a) < spellingOf(b) ? -1 : 1));
  return {
    format: FORMAT,
    origin,
    language,
    pages: pages.map(({page, records, textName}) => {
      const {permalink, title, lvl0, docusaurusTag, rank} = page;
      let sections = 0;
      const ends = textsOf(records).map((texts) => (sections += texts.length));
      return [permalink, title, lvl0, docusaurusTag, textName, rank, ends.slice(0, -1)];
    }),
    levels: sections.map(({level}) => level).join(''),
    headings: sections.map(({heading}) => heading),
    anchors: sections.map(({anchor, heading}) => (anchor === slugOf(heading) ? 1 : (anchor ?? 0))),
    words: joinWords(words.map(spellingOf)),
    prose: encodePlaces(words.map((word) => postings[word]?.prose ?? new Map())),
    code: encode(words.map((word) => postings[word]?.code ?? new Map())),
  };
}

/** The anchor that most headings have. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
    .replace(/^-+|-+$/g, '');
}

const MAX_SHARED = 35;

/**
 * Joins sorted words: of each, how many letters it shares with the one before, and the others.
 * The case tells the parts of identifiers.
 */
function joinWords(words: string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < Math.min(MAX_SHARED, word.length) && word[shared] === last[shared]) shared++;
      last = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');
}

/** Reads joined words back. */
export function splitWords(joined: string): string[] {
  let last = '';
  return joined
    .split(' ')
    .map((text) => (last = last.slice(0, parseInt(text.charAt(0), 36)) + text.slice(1)));
}

/** The text of a page's sections, in the order of the packed sections and as its files hold them. */
export function textsOf(records: SearchRecord[]): SectionTexts[] {
  const sections: {prose: string[]; code: string[]}[] = [];
  for (const {type, content, code} of records) {
    if (type !== 'content') sections.push({prose: [], code: []});
    const codeLines = new Set(code?.split('\n'));
    for (const line of content?.split('\n') ?? [])
      sections.at(-1)?.[codeLines.has(line) ? 'code' : 'prose'].push(line);
  }
  const texts = sections.map(({prose, code}) =>
    [prose, ...(code.length > 0 ? [code] : [])].map((lines) => lines.join('\n')).join(CODE_BEGINS),
  );
  const files: SectionTexts[] = [];
  let length = Infinity;
  for (const text of texts) {
    if (length + text.length > TEXT_FILE_LENGTH) {
      files.push([]);
      length = 0;
    }
    files.at(-1)?.push(text);
    length += text.length;
  }
  return files;
}

/** Name of the n-th file with text of a page. */
export function textFile(textName: string, n: number): string {
  return `${textName}.${n}.json`;
}

/** Where the text of a section lies: a file, and its place in there. */
export function placeOfText(page: PackedPage, section: number): {file: string; place: number} {
  const [, , , , textName, , starts] = page;
  const n = starts.filter((start) => start <= section).length;
  return {file: textFile(textName, n), place: section - (starts[n - 1] ?? 0)};
}

function without(words: string[], code: string[]): string[] {
  const left = new Map<string, number>();
  for (const word of code) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times <= 0 && !isStopWord(word.toLowerCase());
  });
}

function count(postings: Postings, section: number, field: 'prose' | 'code', words: string[]): void {
  for (const word of words) {
    const key = word.toLowerCase();
    // Of what has one character, digits tell something, and in prose alone: version 5.
    if (key.length < 2 && !(field === 'prose' && /\d/.test(key))) continue;
    const entry = (postings[key] ??= {spelling: word, prose: new Map(), code: new Map()});
    if (word !== entry.spelling && partsOf(word).length > partsOf(entry.spelling).length) {
      entry.spelling = word;
    }
    entry[field].set(section, (entry[field].get(section) ?? 0) + 1);
  }
}

/*
 * Numbers are written in base 45 with two alphabets, one for digits that others follow and one for the last:
 * JSON-safe text that gzip, which every static host applies to JSON but not to binary files, packs well.
 */
const MORE = '#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOP';
const LAST = 'QRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~';
const BASE = MORE.length;

type Counted = Map<number, number>;

function encode(lists: Counted[]): PackedPostings {
  const counts = lists.flatMap((list) => Array.from(list.values(), (times) => Math.min(times, MAX_COUNT)));
  return {...encodePlaces(lists), counts: counts.map(encodeNumber).join('')};
}

function encodePlaces(lists: Counted[]): PackedPostings {
  let gaps = '';
  for (const list of lists) {
    let next = 0;
    for (const section of list.keys()) {
      gaps += encodeNumber(section - next);
      next = section + 1;
    }
  }
  return {lengths: lists.map(({size}) => encodeNumber(size)).join(''), gaps};
}

function encodeNumber(value: number): string {
  let text = LAST.charAt(value % BASE);
  for (let rest = Math.floor(value / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
    text = MORE.charAt(rest % BASE) + text;
  }
  return text;
}

/** By character code, the digit that it stands for, raised by `BASE` where it is the last of its number. */
const DIGITS = new Uint8Array(128).fill(2 * BASE);
for (const [digit, char] of Array.from(MORE + LAST).entries()) DIGITS[char.charCodeAt(0)] = digit;

/** Returns what reads one number after the other; it throws RangeError where the text ends or holds no number. */
function numbersOf(text: string): () => number {
  let at = 0;
  return () => {
    for (let value = 0; ;) {
      const digit = DIGITS[text.charCodeAt(at++)] ?? 2 * BASE;
      if (digit === 2 * BASE) throw new RangeError('The search index is cut short or damaged.');
      if (digit >= BASE) return value * BASE + digit - BASE;
      value = value * BASE + digit;
    }
  };
}

/** Where each word of a field stands, one word after the other: one list for all is read much faster than one for each. */
export interface PostingLists {
  sections: Uint32Array;
  /** How often the word stands in each of the sections: once where it is absent. */
  counts?: Uint8Array;
  /** Where the list of each word ends, and that of the next begins. */
  ends: Uint32Array;
}

/**
 * Reads the lists of one field back.
 * @throws RangeError where the text is cut short or holds what no list can hold
 */
export function decode({lengths, gaps, counts}: PackedPostings, words: number): PostingLists {
  const [nextLength, nextGap] = [numbersOf(lengths), numbersOf(gaps)];
  // Each number has at least one character: there are no more of them.
  const sections = new Uint32Array(gaps.length);
  const ends = new Uint32Array(words);
  let at = 0;
  for (let word = 0; word < words; word++) {
    let next = 0;
    for (let left = nextLength(); left > 0; left--) {
      next += nextGap();
      sections[at++] = next++;
    }
    ends[word] = at;
  }
  if (counts === undefined) return {sections, ends};
  return {sections, ends, counts: Uint8Array.from({length: at}, numbersOf(counts))};
}

import type {SearchPage, SearchRecord} from '../../types/search';
import {isStopWord, partsOf, wordsOf} from './tokens';

/** Raised with every change of the format: a page loaded before a deployment tells by it that it cannot read the new index. */
export const FORMAT = 3;

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
  /** page, level, heading, anchor (0: none). The headings above follow from the order. */
  sections: [number, number, string, string | 0][];
  /** Sorted, one space between; the case tells the parts of identifiers. */
  words: string;
  prose: string;
  code: string;
}

/** The text of some sections of a page: of each its prose, and behind `CODE_BEGINS` its code, as they stand on the page. */
export type SectionTexts = string[];

export const CODE_BEGINS = '\f';

/** A file of text holds as many sections of a page as fit: an answer fetches a few of these, not whole pages. */
const TEXT_FILE_LENGTH = 6000;

export interface IndexedPage {
  page: SearchPage;
  records: SearchRecord[];
  /** What the names of the files with its text begin with. */
  textName: string;
}

interface Postings {
  /** word (lower case) -> its best spelling and, by section, how often it stands in prose and in code */
  [word: string]: {spelling: string; prose: Map<number, number>; code: Map<number, number>};
}

/** Packs the records of all pages. */
export function pack(pages: IndexedPage[], origin: string, language: string): PackedIndex {
  const postings: Postings = Object.create(null) as Postings;
  const sections: PackedIndex['sections'] = [];
  pages.forEach(({records}, page) => {
    for (const record of records) {
      if (record.type !== 'content') {
        const level = Number(record.type[3]);
        sections.push([page, level, record.hierarchy[record.type] ?? '', record.anchor ?? 0]);
      } else {
        const code = wordsOf(record.code ?? '');
        count(postings, sections.length - 1, 'code', code);
        count(postings, sections.length - 1, 'prose', without(wordsOf(record.content ?? ''), code));
      }
    }
  });
  const words = Object.keys(postings).sort();
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
    sections,
    words: words.map((word) => postings[word]?.spelling).join(' '),
    prose: encode(words.map((word) => postings[word]?.prose ?? new Map())),
    code: encode(words.map((word) => postings[word]?.code ?? new Map())),
  };
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

function encode(lists: Map<number, number>[]): string {
  return lists.map(encodeList).join('');
}

/** A list is its length, then for each section the distance to the last, doubled; odd where a count (above 1) follows. */
function encodeList(list: Map<number, number>): string {
  let last = -1;
  let text = encodeNumber(list.size);
  for (const [section, times] of list) {
    text += encodeNumber((section - last - 1) * 2 + (times > 1 ? 1 : 0));
    if (times > 1) text += encodeNumber(Math.min(times, 15));
    last = section;
  }
  return text;
}

function encodeNumber(value: number): string {
  let text = LAST.charAt(value % BASE);
  for (let rest = Math.floor(value / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
    text = MORE.charAt(rest % BASE) + text;
  }
  return text;
}

/**
 * Reads the lists of one field back.
 * @returns for each word, pairs of section and count
 * @throws RangeError where the text is cut short or holds what no list can hold
 */
export function decode(text: string, words: number): [number, number][][] {
  let at = 0;
  const next = (): number => {
    for (let value = 0; ;) {
      const char = text.charAt(at++);
      const last = char ? LAST.indexOf(char) : -1;
      if (last >= 0) return value * BASE + last;
      const more = char ? MORE.indexOf(char) : -1;
      if (more < 0) throw new RangeError('The search index is cut short or damaged.');
      value = value * BASE + more;
    }
  };
  return Array.from({length: words}, () => {
    let last = -1;
    return Array.from({length: next()}, (): [number, number] => {
      const step = next();
      last += 1 + (step >> 1);
      return [last, step & 1 ? next() : 1];
    });
  });
}

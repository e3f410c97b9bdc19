// What the build, which packs the index, and the browser, which asks it, agree on: how it travels, and by which terms a word is found.
/** Name of the folder, below the site's base, that the embedded search fetches from. */
export const INDEX_FOLDER = 'assets/search';

/** The one file of the embedded index whose name does not follow from its content. */
export const INDEX_FILE = 'index.json';

/** Raised with every change of the format: a page loaded before a deployment tells by it that it cannot read the new index. */
export const FORMAT = 11;

/** A page in the packed index. */
export interface PackedPage {
  /** Path on the site, with the base path. */
  path: string;
  title: string;
  /** The part of the site that it belongs to. */
  part: string;
  /** Which version of the documentation it belongs to. */
  tag: string;
  /** 1, or less for pages that should stand behind others. */
  rank: number;
  /** What its headings list: the names of the reference, or errors. */
  lists?: 'names' | 'errors';
}

/** The index as it travels: headings in full, text only as places. The text for snippets lies in files of its own. */
export interface PackedIndex {
  format: number;
  /** Tells the files with the texts of this build from those of others: see `textFile`. */
  texts: string;
  pages: PackedPage[];
  /** The level of each section's heading, a digit each. A 1 begins the next page; the headings above follow from the order. */
  levels: string;
  headings: string[];
  /** The anchor of each section. */
  anchors: (string | null)[];
  /** With a space between them; the case tells the parts of identifiers. */
  words: string;
  /** In which sections each of these words stands in prose, and in code: see `packPlaces`. */
  prose: string;
  code: string;
}

/** Stands between the prose of a section's text and its code. */
export const CODE_BEGINS = '\f';

/** How many sections a file of texts holds: an answer fetches a few files, not whole pages. */
export const SECTIONS_PER_FILE = 4;

/** The name of the n-th file of texts. */
export function textFile(texts: string, n: number): string {
  return `${texts}.${n}.json`;
}

/** The characters of the last six bits of a number begin with this one, those of all bits before them with the other. */
const LAST_BITS = 35;
const FIRST_BITS = 100;
/** JSON would write it twice. */
const BACKSLASH = 92;

/**
 * Writes in which sections each word stands, a line for each word: how many sections lie between one and the next, most in
 * one character. A section in which the word counts more than once is named as often.
 * @param places for each word, numbers of sections that never decrease
 */
export function packPlaces(places: number[][]): string {
  const characterOf = (gap: number) => {
    const last = LAST_BITS + (gap & 63);
    const first = gap > 63 ? [FIRST_BITS + (gap >> 6)] : [];
    return String.fromCharCode(...first, last < BACKSLASH ? last : last + 1);
  };
  const lines = places.map((sections) => sections.map((section, i) => section - (sections[i - 1] ?? 0)));
  return lines.map((gaps) => gaps.map(characterOf).join('')).join('\n');
}

/** Reads these places back. */
export function unpackPlaces(packed: string): number[][] {
  return packed.split('\n').map((line) => {
    const sections: number[] = [];
    let section = 0;
    for (let at = 0; at < line.length; at++) {
      const code = line.charCodeAt(at);
      if (code >= FIRST_BITS) section += (code - FIRST_BITS) << 6;
      else sections.push((section += code - LAST_BITS - (code > BACKSLASH ? 1 : 0)));
    }
    return sections;
  });
}

/** Prose words too frequent to tell pages apart. Code keeps them: `in`, `is` and `or` are operators there. */
const STOP_WORDS = new Set(
  (
    'a an the of to in on at by for from with as is are be been was it its this that these those and or if then so ' +
    'do does can i my me you your we our they he she has have had will would there their them not no into than too'
  ).split(' '),
);

/** Letters with their accents, digits and what names are made of; `9.5.0`, and `N+1`, whose parts alone say nothing. */
export const WORD = /v?\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}_$]+(?:\+[\p{L}\p{M}\p{N}_$]+)*/gu;
const MAX_WORD = 60;

/** Splits text into words, in their own case, without what nobody searches: cursors, hashes, long numbers. */
export function wordsOf(text: string): string[] {
  const words = withoutAccents(text).match(WORD) ?? [];
  return words.filter((word) => word.length <= MAX_WORD && !isNoise(word));
}

/** A text as the index has it: `café` is found by `cafe`, however it is written. */
export function withoutAccents(text: string): string {
  // Nearly every heading is of this kind, and to open an index is to read them all.
  return /^[ -~\s]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function isNoise(word: string): boolean {
  if (word.length <= 5 || !/\d/.test(word)) return false;
  const digits = word.replace(/\D/g, '').length;
  return (digits > word.length / 2 && !word.includes('.')) || (word.length > 16 && digits > 2);
}

export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** What has one part and no other form. Most words are of this kind, and an index has many. */
const PLAIN_WORD = /^[a-z\d]+$/;

/** Where one part of an identifier ends and the next begins. The first is several times faster, and nearly always enough. */
const ASCII_SEAM = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[\s_$+]+/;
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[\s_$+]+/u;

/**
 * The parts of an identifier, lower case: `FilterableField` -> filterable, field; `soft_delete` -> soft, delete.
 * A word of one part has none.
 */
export function partsOf(word: string): string[] {
  if (PLAIN_WORD.test(word)) return [];
  const parts = word.split(/^[ -~]*$/.test(word) ? ASCII_SEAM : SEAM).filter(Boolean);
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/**
 * Every term a word is found by: the whole, its parts, and the ends of a longer name
 * (`useSoftDelete` also by `softdelete`, which prefix search cannot reach).
 */
export function termsOf(word: string): string[] {
  if (word.length > 1 && PLAIN_WORD.test(word)) return [word];
  const parts = partsOf(word);
  const terms = [parts.join('') || word.toLowerCase(), word.toLowerCase(), ...parts];
  for (let i = 1; i < parts.length - 1; i++) terms.push(parts.slice(i).join(''));
  return terms.filter((term, i) => terms.indexOf(term) === i && (term.length > 1 || /\d/.test(term)));
}

/**
 * How text becomes search terms. The index is packed (at build time) and queried (in the browser) with the same rules.
 */

/** Prose words too frequent to tell pages apart. Code keeps them: `in`, `is` and `or` are operators there. */
const STOP_WORDS = new Set(
  (
    'a an the of to in on at by for from with as is are be been was it its this that these those and or if then so ' +
    'do does can i my me you your we our they he she has have had will would there their them not no into than too'
  ).split(' '),
);

/** Letters, digits and what names are made of; `9.5.0`, and `N+1`, whose parts alone say nothing. */
export const WORD = /v?\d+(?:\.\d+)+|[\p{L}\p{N}_$]+(?:\+[\p{L}\p{N}_$]+)*/gu;
const MAX_WORD = 60;

/** Splits text into words, in their own case, without what nobody searches: cursors, hashes, long numbers. */
export function wordsOf(text: string): string[] {
  const words = withoutAccents(text).match(WORD) ?? [];
  return words.filter((word) => word.length <= MAX_WORD && !isNoise(word));
}

function withoutAccents(text: string): string {
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

/**
 * The parts of an identifier, lower case: `FilterableField` -> filterable, field; `soft_delete` -> soft, delete.
 * A word of one part has none.
 */
export function partsOf(word: string): string[] {
  if (PLAIN_WORD.test(word)) return [];
  const parts = word
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_$+]+/)
    .filter(Boolean);
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/**
 * Every term a word is found by: the whole, its parts, and the ends of a longer name
 * (`useSoftDelete` also by `softdelete`, which prefix search cannot reach).
 */
export function termsOf(word: string): string[] {
  if (word.length > 1 && PLAIN_WORD.test(word)) return [word];
  const parts = partsOf(word);
  const ends = parts.slice(1, -1).map((_, i) => parts.slice(i + 1).join(''));
  return [...new Set([parts.join('') || word.toLowerCase(), word.toLowerCase(), ...parts, ...ends])].filter(
    (term) => term.length > 1 || /\d/.test(term),
  );
}

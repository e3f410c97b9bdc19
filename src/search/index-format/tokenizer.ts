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

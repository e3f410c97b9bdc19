import {CODE_BEGINS} from '../index-format/packed-index';
import {termsOf, WORD} from '../index-format/tokenizer';
import type {Highlight} from '../types';

const SNIPPET_WORDS = 22;
/** How many words may stand before what is met so that a snippet begins with its sentence, and how many where it does not. */
const LEAD = 10;
const SHORT_LEAD = 4;

/** Marks the words of a text that the index knows by one of the matched terms. */
export function highlight(text: string, terms: Set<string>): Highlight {
  const matched = new Set<string>();
  const value = text.replace(WORD, (word) => {
    if (!isMatch(word, terms)) return word;
    matched.add(word.toLowerCase());
    return `<mark>${word}</mark>`;
  });
  const matchLevel = matched.size === 0 ? 'none' : matched.size >= terms.size ? 'full' : 'partial';
  return {value, matchLevel, matchedWords: [...matched]};
}

/**
 * Cuts from the text of a section the stretch of about two lines where most of the matched terms stand, and marks them:
 * from its prose, and from its code where they stand in that alone.
 * @param isNamed whether they stand in its heading, too: its prose then tells more than its code in any case
 * @returns the beginning of the text where none of them stands in it; undefined where there is no text
 */
export function snippet(text: string, terms: Set<string>, isNamed = false): Highlight | undefined {
  const [proseText = '', codeText = ''] = text.split(CODE_BEGINS);
  const prose = richest(proseText, terms);
  if (prose && (isNamed || prose.matchLevel !== 'none')) return prose;
  const code = richest(codeText, terms);
  return code && (!prose || code.matchLevel !== 'none') ? code : prose;
}

function richest(text: string, terms: Set<string>): Highlight | undefined {
  const words = Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    term: isMatch(match[0], terms) ? match[0].toLowerCase() : undefined,
  }));
  const hits = words.flatMap(({term}, i) => (term ? [i] : []));
  if (words.length === 0) return undefined;
  const richness = (from: number) =>
    new Set(words.slice(from, from + SNIPPET_WORDS).flatMap(({term}) => term ?? [])).size;
  const best = hits.reduce((a, b) => (richness(b) > richness(a) ? b : a), hits[0] ?? 0);
  const isBegin = (i: number) => i === 0 || /[.!?]\s|\n/.test(text.slice(words[i - 1]?.end, words[i]?.start));
  const lead = Array.from({length: Math.min(LEAD, best) + 1}, (_, back) => back).find((back) =>
    isBegin(best - back),
  );
  const from = best - (lead ?? SHORT_LEAD);
  const to = Math.min(words.length, from + SNIPPET_WORDS);
  const start = text.slice(0, words[from]?.start).search(/\S*$/);
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  const marked = highlight(cut, terms);
  return {
    ...marked,
    value: `${lead === undefined ? '…' : ''}${marked.value}${to === words.length ? '' : '…'}`,
  };
}

function isMatch(word: string, terms: Set<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

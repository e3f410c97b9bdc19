import {CODE_BEGINS, termsOf, withoutAccents, WORD} from '../index-format';
import type {MarkedText} from '../types';

const SNIPPET_WORDS = 22;
/** How many words may stand before a match so that a snippet begins with its sentence, and how many where it does not. */
const LEAD = 10;
const SHORT_LEAD = 4;

const isMatch = (word: string, terms: Set<string>) =>
  termsOf(withoutAccents(word)).some((term) => terms.has(term));
export const hasMatch = (text: MarkedText) => text.length > 1;

/** Marks the words of a text that the index knows by one of the matched terms. */
export function markMatches(text: string, terms: Set<string>): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const {0: word, index} of text.matchAll(WORD)) {
    if (!isMatch(word, terms)) continue;
    pieces.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

/** The prose of the text of a section, without its code. */
export const proseOf = (text: string) => (text.split(CODE_BEGINS)[0] ?? '').replace(/\s+/g, ' ').trim();

/**
 * Cuts from the text of a section the stretch of about two lines where most of the matched terms stand, and marks them:
 * from its prose, and from its code where they stand in that alone.
 * @param isNamed whether they stand in its heading, too: its prose then tells more than its code in any case
 * @returns the beginning of the text where none of them stands in it; nothing where there is no text
 */
export function snippet(text: string, terms: Set<string>, isNamed: boolean): MarkedText {
  const [proseText = '', codeText = ''] = text.split(CODE_BEGINS);
  const prose = richest(proseText, terms);
  if (prose.length > 0 && (isNamed || hasMatch(prose))) return prose;
  const code = richest(codeText, terms);
  return prose.length === 0 || hasMatch(code) ? code : prose;
}

function richest(text: string, terms: Set<string>): MarkedText {
  const words = Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    match: isMatch(match[0], terms) ? match[0].toLowerCase() : undefined,
  }));
  if (words.length === 0) return [];
  const richness = (from: number) =>
    new Set(words.slice(from, from + SNIPPET_WORDS).flatMap(({match}) => match ?? [])).size;
  const matches = words.flatMap(({match}, i) => (match ? [i] : []));
  const best = matches.reduce((a, b) => (richness(b) > richness(a) ? b : a), matches[0] ?? 0);
  const isBegin = (i: number) => i === 0 || /[.!?]\s|\n/.test(text.slice(words[i - 1]?.end, words[i]?.start));
  const lead = Array.from({length: Math.min(LEAD, best) + 1}, (_, back) => back).find((back) =>
    isBegin(best - back),
  );
  const from = best - (lead ?? SHORT_LEAD);
  const to = Math.min(words.length, from + SNIPPET_WORDS);
  const start = text.slice(0, words[from]?.start).search(/\S*$/);
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return markMatches(`${lead === undefined ? '…' : ''}${cut}${to === words.length ? '' : '…'}`, terms);
}

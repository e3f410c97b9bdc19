import {termsOf, WORD} from '../shared/tokens';
import type {Highlight} from '../types';

const SNIPPET_WORDS = 22;

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
 * Cuts from a text the stretch of about two lines where most of the matched terms stand, and marks them.
 * @returns the beginning of the text where none of them stands in it; undefined where there is no text
 */
export function snippet(text: string, terms: Set<string>): Highlight | undefined {
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
  const from = Math.max(0, best - 4);
  const to = Math.min(words.length, from + SNIPPET_WORDS);
  const start = from === 0 ? 0 : (words[from]?.start ?? 0);
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  const marked = highlight(cut, terms);
  return {...marked, value: `${from === 0 ? '' : '…'}${marked.value}${to === words.length ? '' : '…'}`};
}

function isMatch(word: string, terms: Set<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

import {stemmer} from 'stemmer';
import {isStopWord, partsOf} from '../index-format';
import {union, type InvertedIndex, type Matches} from './inverted-index';

const MAX_NAME_WORDS = 5;

/** Those of a text's words that tell it apart from others; all of them where none does. */
export function significant(words: string[]): string[] {
  const found = words.filter((word) => !isStopWord(word.toLowerCase()));
  return found.length > 0 ? found : words;
}

/** A word of the query, as the index knows it. */
export interface QueryWord {
  text: string;
  /** What the index is asked for in its place: any of these in a hit means that the word was met. */
  terms: string[];
  matches: Matches;
}

/** The words of the query in their order. One that comes twice, as in many to many, is read once. */
export function readWords(written: string[], index: InvertedIndex): QueryWord[] {
  const texts = written.map((word) => knownName(word, index));
  const byText = new Map(texts.map((text, i) => [text, readWord(text, i === texts.length - 1, index)]));
  return texts.map((text) => byText.get(text) as QueryWord);
}

/**
 * A word of the query in lower case. Where it is a name of the reader's own, the longest end of it that the index knows:
 * `TodoEntityQueryService` is read as `queryservice`, which every class has whose name the library makes so.
 */
function knownName(word: string, index: InvertedIndex): string {
  const name = word.toLowerCase();
  const parts = partsOf(word);
  if (parts.length < 3 || index.beginsOne(name)) return name;
  const ends = parts.slice(1, -1).map((_, i) => parts.slice(i + 1).join(''));
  return ends.find((end) => index.has(end)) ?? name;
}

/** How many letters of a word may be wrong. */
export const mostWrong = (word: string): number => (word.length > 7 ? 2 : 1);

/** One word of the query, in lower case: whole, begun, misspelled or in another form. */
function readWord(term: string, isLast: boolean, index: InvertedIndex): QueryWord {
  const isBeginning = !/^\d+$/.test(term) && (term.length > 2 || isLast);
  // What begins a word of the index is not misspelled: no need to search for what is similar. Short words resemble too many.
  const isMisspelled = term.length >= 5 && !index.beginsOne(term);
  const fuzzy = {distance: mostWrong(term), weight: 0.25};
  const matches = [index.find({term, ...(isBeginning && {prefix: 0.45}), ...(isMisspelled && {fuzzy})})];
  const stem = stemmer(term);
  const hasStem = stem.length > 2 && term.startsWith(stem.slice(0, -1)) && stem !== term;
  if (hasStem) matches.push(index.find({term: stem, prefix: 0.375, boost: 0.5}));
  return {text: term, terms: [term, stem], matches: union(matches)};
}

/** Names of the pages that the query writes as several words: `before create one`. Who has the name has the words. */
export function readNames(words: QueryWord[], index: InvertedIndex): Matches[] {
  return words.flatMap((_, from) =>
    words.slice(from + 1, from + MAX_NAME_WORDS).flatMap((_last, i): Matches[] => {
      const span = words.slice(from, from + i + 2);
      const name = span.map(({text}) => text).join('');
      if (!index.has(name)) return [];
      for (const word of span) word.terms.push(name);
      return [index.find({term: name})];
    }),
  );
}

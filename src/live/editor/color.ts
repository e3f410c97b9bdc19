import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-graphql';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-typescript';
import {type PrismToken, type Token, tokensOf} from '../../code/token-classes';

// Prism would color every block of the page when it is loaded.
Prism.manual = true;

/** The languages of live samples. */
export type Language = 'graphql' | 'json' | 'sql' | 'text' | 'typescript';

/** Each colored word is an element of its own; longer texts stay plain. */
const MOST_COLORED = 40_000;

/** Colors code as the build does. */
export function colored(code: string, language: Language): Token[] {
  const grammar = Prism.languages[language];
  if (!grammar || code.length > MOST_COLORED) return [{text: code}];
  return tokensOf(Prism.tokenize(code, grammar) as PrismToken[]);
}

import {type PrismToken, type Token, tokensOf} from '../code/token-classes';
import Prism from './prism';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-graphql';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-typescript';

/** The languages of live samples. */
export type Language = 'graphql' | 'json' | 'sql' | 'text' | 'typescript';

/** Colors code as the build does. */
export function highlight(code: string, language: Language): Token[] {
  const grammar = Prism.languages[language];
  return grammar ? tokensOf(Prism.tokenize(code, grammar) as PrismToken[]) : [{text: code}];
}

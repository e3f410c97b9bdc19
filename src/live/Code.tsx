import {memo, type ReactNode} from 'react';
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

/** Each colored word is an element of its own; longer texts stay plain. */
const MOST_COLORED = 40_000;

/** Code in the colors of the site, colored anew only where it changed: what stands around it is drawn with each key. */
export default memo(function Code({text, language}: {text: string; language: Language}): ReactNode {
  if (text.length > MOST_COLORED) return text;
  return highlight(text, language).map((token, index) =>
    token.className ? (
      <i key={index} className={token.className}>
        {token.text}
      </i>
    ) : (
      token.text
    ),
  );
});

/** Colors code as the build does. */
function highlight(code: string, language: Language): Token[] {
  const grammar = Prism.languages[language];
  return grammar ? tokensOf(Prism.tokenize(code, grammar) as PrismToken[]) : [{text: code}];
}

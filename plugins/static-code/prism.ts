import {Prism} from 'prism-react-renderer';
import {type PrismToken, type Token, tokensOf} from '../../src/code/token-classes';

// Grammars of prismjs add themselves to a global Prism; prism-react-renderer brings all others that the pages need.
Object.assign(globalThis, {Prism});
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be hoisted above the line before
require('prismjs/components/prism-bash');
// eslint-disable-next-line @typescript-eslint/no-require-imports -- as above
require('prismjs/components/prism-diff');

export {merge, type Token} from '../../src/code/token-classes';

/** Whether there is a grammar for a language. */
export function isKnownLanguage(language: string): boolean {
  return language in Prism.languages;
}

/** Splits code into tokens. */
export function tokenize(code: string, language: string): Token[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [{text: code}];
  return tokensOf(Prism.tokenize(code, grammar) as PrismToken[]);
}

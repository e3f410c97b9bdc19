import type {LineSearch} from '../lib/fact-types';

/** A regular expression for lines of TypeScript. */
export function code({raw}: TemplateStringsArray): LineSearch {
  return {kind: 'line', pattern: raw.join('')};
}

/** A regular expression for lines of `package.json`. */
export function manifest({raw}: TemplateStringsArray): LineSearch {
  return {kind: 'line', pattern: raw.join(''), in: 'package.json'};
}

/** A regular expression for lines of GraphQL, in files and in strings of TypeScript. */
export function operations({raw}: TemplateStringsArray): LineSearch {
  return {kind: 'line', pattern: raw.join(''), in: 'graphql'};
}

/** How code is colored: by the grammars of Prism, at build time (`plugins/code-blocks`) and where readers edit it. */

/** A piece of code with the class it is colored by; undefined for plain code. */
export interface Token {
  text: string;
  className?: string;
}

/** The classes of `src/css/code.css`, with the types of Prism's tokens; what is not listed stays plain and costs no element. */
const TYPES: Record<string, string[]> = {
  k: ['keyword', 'control-flow', 'boolean', 'null'],
  d: ['directive', 'decorator', 'annotation'],
  c: ['comment', 'prolog', 'doctype', 'description', 'coord'],
  s: ['string', 'char', 'regex', 'template-string', 'attr-value', 'url'],
  n: ['number', 'constant', 'symbol'],
  f: ['function', 'function-name', 'property-query', 'property-mutation'],
  t: ['class-name', 'builtin', 'scalar', 'atom-input', 'tag'],
  p: ['property', 'object', 'attr-name', 'literal-property', 'key'],
  v: ['parameter', 'variable', 'assign-left', 'environment'],
  del: ['deleted-sign'],
  ins: ['inserted-sign'],
};

const classOf = (type: string): string | undefined =>
  Object.keys(TYPES).find((className) => TYPES[className]?.includes(type));

/** A token as Prism makes it. */
export type PrismToken =
  string | {type: string; content: PrismToken | PrismToken[]; alias?: string | string[]};

/** Tokens that one element holds, or none where `className` is absent. */
export interface Run {
  className?: string;
  tokens: Token[];
}

/** What comes back from a run: it wraps where it has little room, as other code does not. */
const WRAPPED = ['json', 'sql'];
/** What is shorter fits into a line of most phones. */
const PHONE_WIDTH = 35;
/** Levels of indentation. Further right, too little room would be left on a phone. */
const DEEPEST = 6;

/** Where the other rows of a line that wraps begin, in characters: a level right of its own beginning. */
export const hangOf = (line: string): number =>
  2 * (Math.min(Math.ceil(line.search(/\S|$/) / 2), DEEPEST) + 1);

/** Splits code so that each line that may wrap is an element, whose class says where its other rows begin. */
export function wrappedRuns(tokens: Token[], language: string): Run[] {
  if (!WRAPPED.includes(language)) return [{tokens}];
  const runs: Run[] = [];
  for (const line of splitLines(tokens)) {
    const text = line.map((token) => token.text).join('');
    const last = runs.at(-1);
    if (text.trimEnd().length > PHONE_WIDTH) runs.push({className: `w${hangOf(text)}`, tokens: line});
    else if (last && !last.className) last.tokens.push(...line);
    else runs.push({tokens: line});
  }
  return runs;
}

/** Splits tokens into lines; each line but the last ends with its line break. */
export function splitLines(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const {text, className} of tokens) {
    text.split(/(?<=\n)/).forEach((part) => {
      lines.at(-1)?.push({text: part, className});
      if (part.endsWith('\n')) lines.push([]);
    });
  }
  return lines;
}

/** What Prism made of code, as text with classes. Neighbors of one class are one token, and blanks join what stands before them. */
export function tokensOf(parts: PrismToken[]): Token[] {
  return merge(flatten(parts));
}

function flatten(token: PrismToken | PrismToken[], outer?: string): Token[] {
  if (typeof token === 'string') return [{text: token, className: outer}];
  if (Array.isArray(token)) return token.flatMap((part) => flatten(part, outer));
  // The name in a decorator is not colored as a function; `${}` in a template is colored as code, not as a string.
  if (outer === classOf('decorator')) return flatten(token.content, outer);
  if (token.type === 'interpolation') return flatten(token.content);
  const names = [token.type, ...(token.alias ? [token.alias].flat() : [])];
  const own = names.map(classOf).find((name) => name !== undefined);
  return flatten(token.content, own ?? outer);
}

/** Joins neighboring tokens of one class. */
export function merge(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (const {text, className} of tokens) {
    const last = merged.at(-1);
    if (last && (last.className === className || text.trim() === '')) last.text += text;
    else if (text !== '') merged.push({text, className});
  }
  return merged;
}

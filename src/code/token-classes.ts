/** How code is colored: by the grammars of Prism, at build time (`plugins/static-code`) and in the browser (`src/live`). */

/** A piece of code with the class it is colored by; undefined for plain code. */
export interface Token {
  text: string;
  className?: string;
}

/** Types of Prism's tokens to the classes of `src/css/code.css`; what is not listed stays plain and costs no element. */
const CLASSES: Record<string, string> = {
  keyword: 'k',
  'control-flow': 'k',
  boolean: 'k',
  null: 'k',
  directive: 'd',
  decorator: 'd',
  annotation: 'd',
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  description: 'c',
  string: 's',
  char: 's',
  regex: 's',
  'template-string': 's',
  'attr-value': 's',
  url: 's',
  number: 'n',
  constant: 'n',
  symbol: 'n',
  function: 'f',
  'function-name': 'f',
  'property-query': 'f',
  'property-mutation': 'f',
  'class-name': 't',
  builtin: 't',
  scalar: 't',
  'atom-input': 't',
  tag: 't',
  property: 'p',
  object: 'p',
  'attr-name': 'p',
  'literal-property': 'p',
  key: 'p',
  parameter: 'v',
  variable: 'v',
  'assign-left': 'v',
  environment: 'v',
  'deleted-sign': 'del',
  'inserted-sign': 'ins',
  coord: 'c',
};

/** A token as Prism makes it. */
export type PrismToken =
  string | {type: string; content: PrismToken | PrismToken[]; alias?: string | string[]};

/** What Prism made of code, as text with classes. Neighbors of one class are one token, and blanks join what stands before them. */
export function tokensOf(parts: PrismToken[]): Token[] {
  return merge(flatten(parts));
}

function flatten(token: PrismToken | PrismToken[], outer?: string): Token[] {
  if (typeof token === 'string') return [{text: token, className: outer}];
  if (Array.isArray(token)) return token.flatMap((part) => flatten(part, outer));
  // The name in a decorator is not colored as a function; `${}` in a template is colored as code, not as a string.
  if (outer === CLASSES.decorator) return flatten(token.content, outer);
  if (token.type === 'interpolation') return flatten(token.content);
  const names = [token.type, ...(token.alias ? [token.alias].flat() : [])];
  const own = names.map((name) => CLASSES[name]).find((name) => name !== undefined);
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

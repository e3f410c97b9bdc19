import type {LineSearch, FactSearch, TreeSearch} from './fact-types';

/** A search as Markdown: a pattern for `grep -E`, or what to look for in words. */
export function describeSearch(search: FactSearch): string {
  if (search.kind === 'none') return search.reason;
  if (search.kind === 'absent') {
    return `${describeFound(search.when)}, and nowhere ${describeFound(search.search)}`;
  }
  return describeFound(search);
}

function describeFound(search: LineSearch | TreeSearch): string {
  return search.kind === 'line' ? `\`${search.pattern}\`` : describeTree(search);
}

function describeTree(search: TreeSearch): string {
  const {find, name, module, text, optional, repeated} = search;
  const names = {
    all: (words: string[] = []) => words.map((word) => `\`${word}\``).join(' and '),
    any: (words: string[] = []) => words.map((word) => `\`${word}\``).join(' or '),
    decorators: (words: string[] = []) => words.map((word) => `\`@${word}\``).join(' or '),
  };
  const called = name && (find === 'decorator' ? `\`@${name}\`` : `\`${name}\``);
  return [
    called ? `${NOUNS[find].of} ${called}` : NOUNS[find].alone,
    module && `from \`${module}\``,
    search.extends && `that extend or implement ${names.any(search.extends)}`,
    search.with && `with ${names.all(search.with)}`,
    search.without && `without ${names.any(search.without)}`,
    search.beside && `beside ${names.decorators(search.beside)}`,
    search.notBeside && `not beside ${names.decorators(search.notBeside)}`,
    search.target && `for a class with ${names.decorators(search.target)}`,
    optional === false && 'that are not optional',
    optional === true && 'that are optional',
    repeated && 'that stand in several files',
    text && `that match \`${text}\``,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a reader calls that which is found, with its name and without. */
const NOUNS: Record<TreeSearch['find'], {of: string; alone: string}> = {
  decorator: {of: 'decorators', alone: 'decorators'},
  import: {of: 'imports of', alone: 'imports'},
  class: {of: 'the class', alone: 'classes'},
  call: {of: 'calls of', alone: 'calls'},
  method: {of: 'methods', alone: 'methods'},
  object: {of: 'objects', alone: 'objects'},
  property: {of: 'properties', alone: 'properties'},
};

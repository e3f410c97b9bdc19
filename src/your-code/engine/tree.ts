import type {TreeSearch} from '../../../lib/fact-types';
import type {OpenFile} from './open-file';
import {matches, placesWithOptions} from './options';
import {type Candidate, type Node, nameOf, nodesOf, type Place, type Syntax} from './syntax';

/** A place that is hit, the class that it is about and those that it names. */
export interface TreePlace extends Place {
  owner: string;
  named: string[];
}

/** Makes a search of syntax trees. */
export function treeFinder(search: TreeSearch): (file: OpenFile) => TreePlace[] {
  const mayHave = roughSearch(search);
  const pattern = search.text === undefined ? undefined : new RegExp(search.text);
  return (file) => {
    const syntax = file.kind === 'typescript' && mayHave(file.text) ? file.syntax : undefined;
    const candidates = syntax?.candidates.get(search.find);
    if (!syntax || !candidates) return [];
    return candidates
      .filter((candidate) => isHit(candidate, search))
      .filter(({node}) => pattern?.test(syntax.text.slice(node.start, node.end)) ?? true)
      .flatMap((candidate) => {
        const {owner} = candidate;
        const named = search.target ? [...candidate.extends, ...classesIn(candidate.args, syntax)] : [];
        return placesWithOptions(candidate, search, syntax).map((place) => ({...place, owner, named}));
      });
  };
}

/** Makes a test whether a text can have what is searched for at all, which spares parsing it. */
function roughSearch({
  find,
  name,
  module,
  extends: parents,
  beside,
  with: options = [],
  text: pattern,
}: TreeSearch): (text: string) => boolean {
  const words = [
    ...(name ? [name.replace(/\*$/, '').split('.').at(-1) ?? ''] : []),
    ...(module ? [module.replace(/\*$/, '')] : []),
    // Of a path and a value: what stands in the code as it is.
    ...options.flatMap((option) => option.split(/[.=]/)).filter((part) => !part.includes('*')),
  ];
  // A pattern that looks ahead or knows its end matches a part of a file, and not the whole.
  const isPartial = pattern !== undefined && !/\(\?[=!<]|\$/.test(pattern);
  const shapes = [
    ...(find === 'decorator' ? [decoratorShape(name ? [name] : ['*'])] : []),
    ...(find === 'call' && name ? [callShape(name)] : []),
    ...(parents ? [new RegExp(parents.map(namePattern).join('|'))] : []),
    ...(beside ? [decoratorShape(beside)] : []),
    ...(isPartial ? [new RegExp(pattern.replace(/^\^/, ''))] : []),
  ];
  return (text) => words.every((word) => text.includes(word)) && shapes.every((shape) => shape.test(text));
}

/** The last part of a name as a pattern, with all that a prefix begins. */
function namePattern(name: string): string {
  return `\\b${(name.split('.').at(-1) ?? '').replace('*', '\\w*')}\\b`;
}

/** Decorators, of a namespace too, or imported by another name. */
function decoratorShape(names: string[]): RegExp {
  const any = `(?:${names.map(namePattern).join('|')})`;
  return new RegExp(`@(?:\\w+\\.)?${any}|${any}\\s+as\\b`);
}

function callShape(name: string): RegExp {
  const called = namePattern(name);
  return new RegExp(`${called}\\s*(?:[!?<(]|as\\b)|\\bnew\\s[\\s\\w.]*${called}`);
}

function isHit(candidate: Candidate, search: TreeSearch): boolean {
  const {name, module, extends: parents, beside, notBeside, optional} = search;
  const has = (names: string[], wanted: string[]): boolean =>
    wanted.some((pattern) => names.some((one) => matches(pattern, one)));
  return (
    (!name || has(candidate.names, [name])) &&
    (!module || matches(module, candidate.module ?? '')) &&
    (!parents || has(candidate.extends, parents)) &&
    (!beside || has(candidate.decorators, beside)) &&
    !(notBeside && has(candidate.decorators, notBeside)) &&
    (optional === undefined || candidate.isOptional === optional)
  );
}

/** The names of classes in arguments, such as `() => UserDTO`: those that begin with a capital letter. */
function classesIn(args: Node[], syntax: Syntax): string[] {
  return args.flatMap((argument): string[] => {
    const name = argument.type === 'Identifier' ? nameOf(argument) : '';
    if (/^[A-Z]/.test(name)) return [syntax.originalName(name)];
    const children = Object.values(argument).flatMap((value) =>
      nodesOf(Array.isArray(value) ? value : [value]),
    );
    return classesIn(children, syntax);
  });
}

import type {TreeSearch} from '../../../lib/facts';
import {matches, placesWithOptions} from './options';
import {type Candidate, type Node, nameOf, nodesOf, type Place, type Syntax} from './syntax';

/** A place that is hit, the class that it is about and those that it names. */
export interface TreePlace extends Place {
  owner: string;
  named: string[];
}

/** Whether a text can have what is searched for at all, which spares parsing it. */
export function mayHave(text: string, search: TreeSearch): boolean {
  const has = (name: string): boolean => text.includes(name.replace(/\*$/, '').split('.').at(-1) ?? '');
  const options = (search.with ?? []).flatMap((option) => option.replace(/=.*$/, '').split('.'));
  return (
    (!search.name || has(search.name)) &&
    (!search.module || text.includes(search.module.replace(/\*$/, ''))) &&
    (search.extends?.some(has) ?? true) &&
    (search.beside?.some(has) ?? true) &&
    options.every((option) => text.includes(option)) &&
    (search.find !== 'decorator' || text.includes('@')) &&
    mayMatch(text, search.text)
  );
}

/** Whether a part of a text can match: a pattern that looks ahead or knows its end cannot be tried on the whole. */
function mayMatch(text: string, pattern?: string): boolean {
  if (!pattern || /\(\?[=!<]|\$/.test(pattern)) return true;
  return new RegExp(pattern.replace(/^\^/, '')).test(text);
}

/** The places that a search of the syntax tree hits. */
export function searchTree(syntax: Syntax, search: TreeSearch): TreePlace[] {
  const pattern = search.text === undefined ? undefined : new RegExp(search.text);
  return syntax.candidates
    .filter((candidate) => isHit(candidate, search))
    .filter(({node}) => pattern?.test(syntax.text.slice(node.start, node.end)) ?? true)
    .flatMap((candidate) => {
      const {owner} = candidate;
      const named = search.target ? [...candidate.extends, ...classesIn(candidate.args, syntax)] : [];
      return placesWithOptions(candidate, search, syntax).map((place) => ({...place, owner, named}));
    });
}

function isHit(candidate: Candidate, search: TreeSearch): boolean {
  const {find, name, module, extends: parents, beside, notBeside, optional} = search;
  const has = (names: string[], wanted: string[]): boolean =>
    wanted.some((pattern) => names.some((one) => matches(pattern, one)));
  return (
    candidate.find === find &&
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

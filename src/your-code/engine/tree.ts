import type {TreeSearch} from '../../../lib/fact-types';
import {matches, placesWithOptions} from './options';
import {type Candidate, type Node, nameOf, nodesOf, type Place, type Syntax} from './syntax';

/** A place that is hit, the class that it is about and those that it names. */
export interface TreePlace extends Place {
  owner: string;
  named: string[];
}

/** What is made once of a search. */
interface Prepared {
  /** What a file has to have somewhere. */
  words: string[];
  /** How that which is searched for has to be written somewhere in it, roughly. */
  shapes: RegExp[];
  pattern?: RegExp;
}

/** Searches the syntax tree. */
export class TreeSearches {
  private readonly prepared = new Map<TreeSearch, Prepared>();

  /** Whether a text can have what is searched for at all, which spares parsing it. */
  mayHave(text: string, search: TreeSearch): boolean {
    const {words, shapes} = this.prepare(search);
    return words.every((word) => text.includes(word)) && shapes.every((shape) => shape.test(text));
  }

  /** The places that a search hits. */
  find(syntax: Syntax, search: TreeSearch): TreePlace[] {
    const {pattern} = this.prepare(search);
    return (syntax.candidates.get(search.find) ?? [])
      .filter((candidate) => isHit(candidate, search))
      .filter(({node}) => pattern?.test(syntax.text.slice(node.start, node.end)) ?? true)
      .flatMap((candidate) => {
        const {owner} = candidate;
        const named = search.target ? [...candidate.extends, ...classesIn(candidate.args, syntax)] : [];
        return placesWithOptions(candidate, search, syntax).map((place) => ({...place, owner, named}));
      });
  }

  private prepare(search: TreeSearch): Prepared {
    const known = this.prepared.get(search);
    if (known) return known;
    const {find, name, module, extends: parents, beside, with: options = [], text} = search;
    // A pattern that looks ahead or knows its end matches a part of a file, and not the whole.
    const isPartial = text !== undefined && !/\(\?[=!<]|\$/.test(text);
    const made = {
      words: [
        ...(name ? [name.replace(/\*$/, '').split('.').at(-1) ?? ''] : []),
        ...(module ? [module.replace(/\*$/, '')] : []),
        // Of a path and a value: what stands in the code as it is.
        ...options.flatMap((option) => option.split(/[.=]/)).filter((part) => !part.includes('*')),
      ],
      shapes: [
        ...(find === 'decorator' ? [decoratorShape(name ? [name] : ['*'])] : []),
        ...(find === 'call' && name ? [callShape(name)] : []),
        ...(parents ? [new RegExp(parents.map(namePattern).join('|'))] : []),
        ...(beside ? [decoratorShape(beside)] : []),
        ...(isPartial ? [new RegExp(text.replace(/^\^/, ''))] : []),
      ],
      pattern: text === undefined ? undefined : new RegExp(text),
    };
    this.prepared.set(search, made);
    return made;
  }
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

import type {AbsentSearch, LineSearch, NoSearch, TreeSearch} from '../../lib/fact-types';
import {code} from '../line-searches';

type Options = Pick<TreeSearch, 'with' | 'without' | 'target'>;

/** Entries of `resolvers`, whatever the source of their data is. */
export function entries({with: has = [], ...options}: Options): TreeSearch[] {
  return ['EntityClass', 'AssemblerClass', 'ServiceClass'].map((source) => ({
    kind: 'tree',
    find: 'object',
    with: ['DTOClass', source, ...has],
    ...options,
  }));
}

/** Functions that return the filter of a user, wherever they stand, by their source. */
export function authorizer({raw}: TemplateStringsArray): TreeSearch {
  return {kind: 'tree', find: 'method', name: 'authorize', text: raw.join('')};
}

const COMPARED = String.raw`\b(eq|neq|in|is): *\[?[A-Za-z_.()]*\?\.`;

/** What compares with the id of a user who may be missing: in the filter, or by a constant of an authorizer. */
export const MISSING_USER: (LineSearch | TreeSearch)[] = [
  {kind: 'line', pattern: COMPARED},
  {
    kind: 'tree',
    find: 'method',
    name: 'authorize',
    text: String.raw`^(?![\s\S]*(${COMPARED}|throw|if \(!))[\s\S]*[uU]ser(\?\.\w*([iI]d|sub)\b(?! *\?\?)| \?\? \{\})`,
  },
];

/** Decorators of relations of any kind, or of those to many or to one. */
export function relations(kind: 'any' | 'many' | 'one', options: Partial<TreeSearch>): TreeSearch {
  const names = {
    any: '(Relation|UnPagedRelation|OffsetConnection|CursorConnection)',
    many: '(UnPagedRelation|OffsetConnection|CursorConnection)',
    one: 'Relation',
  };
  return {kind: 'tree', find: 'decorator', text: `^@(Filterable)?${names[kind]}[<(]`, ...options};
}

/** What nowhere stands in a project that has the other. */
export function absent(search: LineSearch, when: LineSearch | TreeSearch): AbsentSearch {
  return {kind: 'absent', search, when};
}

/** What no search can see, and why. */
export function unseen(reason: string): NoSearch {
  return {kind: 'none', reason};
}

/** What the searches for classes with an authorizer cannot see. */
export const OWN_DECORATOR = unseen(
  'Your own decorators that apply `@Authorize` hide the fact that a class has an authorizer.',
);

/** A DTO has a relation. */
export const RELATED = code`@(Filterable)?(Relation|UnPagedRelation|OffsetConnection|CursorConnection)\(`;

/** A DTO or a relation has an authorizer. */
export const AUTHORIZED = code`\bAuthorize[<(]|\bauthorize(\(|: )`;

/** A property of a class with an initial value, by its source. */
export const INITIALIZED = String.raw`(^|\n|\) )[\w ]+: [^=;\n]*= |(^|\n|\) )[\w ]+ = `;

/** An entry with one of these has a create input of its own, or none. */
export const OWN_CREATES = [
  'CreateDTOClass',
  'create.CreateDTOClass',
  'create.CreateOneInput',
  'create.disabled=true',
];

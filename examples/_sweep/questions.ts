import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { HIDDEN_IDS } from './data';
import { conditionsOf, literalsOf } from './literals';

type Field = GraphQLField<unknown, unknown>;

/** One request of a user, as GraphQL. */
export interface Question {
  query: string;
  /** The root fields of a request that holds several. */
  fields?: string[];
  /** Whether the order of the rows in the response is that of the request, and so means something. */
  isOrdered?: boolean;
}

const DEPTH = 3;
const ALIASES = 40;

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A cursor of the paging by offset. */
const secondRow = base64('arrayconnection:0');

/** Cursors of the paging by keys, which name rows that the user must not see. */
const ofHiddenRows = HIDDEN_IDS.map((value) =>
  base64(JSON.stringify({ type: 'keyset', fields: [{ field: 'id', value }] })),
);

/** Each root field with all fields and all paths of relations, to depth 3, together and with others. */
export function trees(schema: GraphQLSchema): Question[] {
  const reads = readsOf(schema).map(({ field, args }) =>
    selected(field, args, DEPTH),
  );
  const shallow = readsOf(schema)
    .filter(({ args }) => args === '' || args === '(id: 1)')
    .map(({ field, args }, index) => `r${index}: ${selected(field, args, 0)}`);
  return [
    ...[...reads, ...references(schema)].map((read) => ({
      query: `{ ${read} }`,
    })),
    { query: `{ ${shallow.join(' ')} }` },
    { query: `{ ${[...shallow].reverse().join(' ')} }` },
  ];
}

/**
 * Root fields and the relations of their rows, under every filter, in every order and in pages.
 * @param some picks those that are asked
 */
export function oracles(
  schema: GraphQLSchema,
  some: (all: string[]) => string[],
): Question[] {
  const filtered: string[] = [];
  const sorted: string[] = [];
  for (const { field, wrap } of lists(schema)) {
    const body = bodyOf(field, 0);
    for (const condition of conditionsOf(inputOf(field, 'filter')))
      filtered.push(wrap(`${field.name}(filter: ${condition})${body}`));
    const pages = pagesOf(field);
    for (const order of ordersOf(field))
      for (const page of pages) {
        const args = [order, page].filter(Boolean).join(', ');
        sorted.push(wrap(`${field.name}${args && `(${args})`}${body}`));
      }
  }
  return [...batches(some(filtered)), ...batches(some(sorted), true)];
}

/** All mutations, with hidden and own ids, with odd filters, with null and with lists. */
export function mutations(schema: GraphQLSchema): Question[] {
  return fieldsOf(schema.getMutationType()).flatMap((field) =>
    literalsOf(argumentOf(field, 'input').type).map((input) => ({
      query: `mutation { ${field.name}(input: ${input})${bodyOf(field, 1)} }`,
    })),
  );
}

/** All subscriptions, with all fields and relations. */
export function subscriptions(schema: GraphQLSchema): Question[] {
  return fieldsOf(schema.getSubscriptionType()).map((field) => ({
    query: `subscription { ${field.name}${bodyOf(field, 1)} }`,
  }));
}

/** The root fields that read, the ones by id once for each id that is worth trying. */
function readsOf(schema: GraphQLSchema): { field: Field; args: string }[] {
  const fields = fieldsOf(schema.getQueryType()).filter(
    ({ name }) => name !== '_entities',
  );
  return fields.flatMap((field) => {
    if (
      !field.args.some(
        (argument) => isNonNullType(argument.type) && argument.name === 'id',
      )
    )
      return [{ field, args: '' }];
    return [1, ...HIDDEN_IDS].map((id) => ({ field, args: `(id: ${id})` }));
  });
}

/** What a gateway asks of a federated graph: each row by its key. */
function references(schema: GraphQLSchema): string[] {
  const entity = schema.getType('_Entity');
  if (!isUnionType(entity)) return [];
  return entity.getTypes().flatMap((type) =>
    [1, ...HIDDEN_IDS].map((id) => {
      const representation = `{__typename: "${type.name}", id: ${id}}`;
      return `_entities(representations: [${representation}]) { ... on ${type.name} { ${allOf(type, 1)} } }`;
    }),
  );
}

/** Fields that take a filter: those of the root, and those below the rows of a list. */
function lists(
  schema: GraphQLSchema,
): { field: Field; wrap: (text: string) => string }[] {
  const roots = fieldsOf(schema.getQueryType()).filter(takesFilter);
  return roots.flatMap((root) => {
    const row = rowOf(root);
    const relations = row ? fieldsOf(row).filter(takesFilter) : [];
    return [
      { field: root, wrap: (text: string) => text },
      ...relations.map((field) => ({
        field,
        wrap: (text: string) => `${root.name} ${around(root, `id ${text}`)}`,
      })),
    ];
  });
}

function takesFilter({ args }: Field): boolean {
  return args.some(({ name }) => name === 'filter');
}

/** The pages that the paging of a list allows, and none. */
function pagesOf(field: Field): string[] {
  const paging = field.args.find(({ name }) => name === 'paging');
  if (!paging) return [''];
  const { first } = (
    getNamedType(paging.type) as GraphQLInputObjectType
  ).getFields();
  return first
    ? [
        '',
        'paging: {first: 1}',
        ...[secondRow, ...ofHiddenRows].flatMap((cursor) => [
          `paging: {first: 2, after: "${cursor}"}`,
          `paging: {last: 2, before: "${cursor}"}`,
        ]),
      ]
    : ['', 'paging: {limit: 1}', 'paging: {limit: 2, offset: 1}'];
}

function ordersOf(field: Field): string[] {
  const sorting = field.args.find(({ name }) => name === 'sorting');
  if (!sorting) return [''];
  const sort = getNamedType(sorting.type) as GraphQLInputObjectType;
  const { field: sortable } = sort.getFields();
  const type = sortable && getNamedType(sortable.type);
  const names = type && 'getValues' in type ? type.getValues() : [];
  return names.flatMap(({ name }) =>
    ['ASC', 'DESC'].map(
      (direction) => `sorting: [{field: ${name}, direction: ${direction}}]`,
    ),
  );
}

/** Several root fields in one request, each under a name of its own. */
export function together(fields: string[], isOrdered?: boolean): Question {
  const named = fields.map((field, index) => `f${index}: ${field}`);
  const query = `{ ${named.join('\n')} }`;
  return { query, fields, ...(isOrdered && { isOrdered }) };
}

function batches(fields: string[], isOrdered?: boolean): Question[] {
  const questions: Question[] = [];
  for (let start = 0; start < fields.length; start += ALIASES)
    questions.push(together(fields.slice(start, start + ALIASES), isOrdered));
  return questions;
}

function selected(field: Field, args: string, depth: number): string {
  return `${field.name}${args}${bodyOf(field, depth)}`;
}

/** The selection of everything below a field, with relations to a depth. */
function bodyOf(field: Field, depth: number): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  return ` { ${allOf(type, depth)} }`;
}

function allOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (!isObjectType(below)) return [field.name];
    const isStep = isRow(type);
    if (isStep && depth === 0) return [];
    return [`${field.name} { ${allOf(below, isStep ? depth - 1 : depth)} }`];
  });
  return fields.join(' ');
}

/** The selection of a list around one of its rows. */
function around(field: Field, text: string): string {
  const { edges, nodes } = (
    getNamedType(field.type) as GraphQLObjectType
  ).getFields();
  if (edges) return `{ edges { node { ${text} } } }`;
  return nodes ? `{ nodes { ${text} } }` : `{ ${text} }`;
}

/** The type of the rows of a list; none where the list holds aggregates. */
function rowOf(field: Field): GraphQLObjectType | undefined {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const { edges, nodes } = type.getFields();
  if (nodes) return getNamedType(nodes.type) as GraphQLObjectType;
  if (!edges) return isRow(type) ? type : undefined;
  const { node } = (getNamedType(edges.type) as GraphQLObjectType).getFields();
  return node && (getNamedType(node.type) as GraphQLObjectType);
}

/** Whether a type is that of records, whose id is never null, and not that of a response or an aggregate. */
function isRow(type: GraphQLObjectType): boolean {
  const { id } = type.getFields();
  return (
    id !== undefined &&
    isNonNullType(id.type) &&
    !isListType(getNullableType(id.type)) &&
    !/Aggregate/.test(type.name)
  );
}

function inputOf(field: Field, name: string): GraphQLInputObjectType {
  const type = getNamedType(argumentOf(field, name).type);
  if (!isInputObjectType(type))
    throw new Error(`${field.name}(${name}) takes no object`);
  return type;
}

function argumentOf(field: Field, name: string): GraphQLArgument {
  const argument = field.args.find((one) => one.name === name);
  if (!argument) throw new Error(`${field.name} has no argument ${name}`);
  return argument;
}

function fieldsOf(type: GraphQLObjectType | null | undefined): Field[] {
  return Object.values(type?.getFields() ?? {});
}

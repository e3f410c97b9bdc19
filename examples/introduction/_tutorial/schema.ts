import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  type GraphQLFieldMap,
  type GraphQLInputFieldMap,
  type GraphQLInputType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { DataSource } from 'typeorm';
import { isBefore, type Step } from './steps';

/** What the schema of a program has. */
interface Fields {
  queries: GraphQLFieldMap<unknown, unknown>;
  mutations: GraphQLFieldMap<unknown, unknown>;
  /** The fields of `Ticket`. */
  ticket: GraphQLFieldMap<unknown, unknown>;
  /** What clients can filter tickets by. */
  filters: GraphQLInputFieldMap;
}

/** The fields of a ticket, with what is in the parentheses of their decorators, and the step that shows them to clients; without one, they are there from the start. */
const TICKET: [field: string, type: string, options: string, step?: Step][] = [
  ['id', 'ID!', '() => ID'],
  ['title', 'String!', ''],
  ['status', 'String!', ''],
  ['priority', 'Int!', '() => Int'],
  [
    'project',
    'Project',
    "'project', () => ProjectDTO, { nullable: true }",
    'relation',
  ],
  ['assigneeId', 'Int', '() => Int, { nullable: true }', 'authorize'],
];

/** What clients can filter tickets by, with the operators, and the step that lets them. */
const FILTERS: [field: string, operators: string, step?: Step][] = [
  ['id', 'IDFilterComparison'],
  ['title', 'StringFieldComparison'],
  ['status', 'StringFieldComparison', 'filter'],
  ['priority', 'IntFieldComparison', 'sort'],
  ['assigneeId', 'IntFieldComparison', 'authorize'],
];

/** What clients send with a new ticket, once they decide themselves. */
const INPUT: Record<string, RegExp> = {
  title: /^String!$/,
  projectId: /^(Int|ID)!$/,
  priority: /^Int!?$/,
};

/** What clients send with an update of a ticket, once it has a class of its own; the project may be among it. */
const UPDATE: Record<string, string> = {
  title: 'String',
  status: 'String',
  priority: 'Int',
};

const QUERIES = ['ticket', 'tickets', 'project', 'projects'];

/** The mutations that come with an entry of `resolvers`. */
const MUTATIONS = ['Ticket', 'Project'].flatMap((name) =>
  ['create', 'update', 'delete'].flatMap((verb) => [
    `${verb}One${name}`,
    `${verb}Many${name}s`,
  ]),
);

/** Columns of the entity: whether they may be empty, and their defaults. */
const COLUMNS: [name: string, isNullable: boolean, byDefault?: unknown][] = [
  ['title', false],
  ['status', false, 'open'],
  ['priority', false, 3],
  ['projectId', true],
  ['assigneeId', true],
];

/**
 * What the schema, or the table of tickets, lacks of what the steps before a step have built, or shows beyond it.
 * @returns what is wrong, or undefined
 */
export function schemaFault(
  app: INestApplication,
  step: Step,
): string | undefined {
  const fields = fieldsOf(app);
  return (
    resolverFault(fields) ??
    ticketFault(fields, step) ??
    filterFault(fields, step) ??
    defaultsFault(fields, step) ??
    inputFault(fields, step) ??
    (isBefore(step, 'validate') ? undefined : updateFault(app)) ??
    columnFault(app)
  );
}

function fieldsOf(app: INestApplication): Fields {
  const { schema } = app.get(GraphQLSchemaHost, { strict: false });
  const queries = schema.getQueryType()?.getFields() ?? {};
  const argument = queries.tickets?.args.find(({ name }) => name === 'filter');
  const type = schema.getType('Ticket');
  return {
    queries,
    mutations: schema.getMutationType()?.getFields() ?? {},
    ticket: isObjectType(type) ? type.getFields() : {},
    filters: inputsOf(argument?.type),
  };
}

const inputsOf = (type: GraphQLInputType | undefined): GraphQLInputFieldMap => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields() : {};
};

function resolverFault({ queries, mutations }: Fields): string | undefined {
  const query = QUERIES.find((name) => !(name in queries));
  if (query) return `the query \`${query}\` is gone`;
  const mutation = MUTATIONS.find((name) => !(name in mutations));
  if (mutation) return `the mutation \`${mutation}\` is gone`;
  if (String(queries.tickets?.type) !== 'TicketConnection!')
    return 'the list of tickets has lost its `edges`: remove `pagingStrategy`';
  if (String(queries.ticket?.args[0]?.type) !== 'ID!')
    return 'clients can no longer find a ticket by its `id`, because another field has `@IDField`';
  const more = [...Object.keys(queries), ...Object.keys(mutations)].find(
    (name) => ![...QUERIES, ...MUTATIONS].includes(name),
  );
  return (
    more && `clients can now send \`${more}\`, which this step does not ask for`
  );
}

const isBuilt = (step: Step | undefined, current: Step): boolean =>
  !step || isBefore(step, current);

function ticketFault({ ticket }: Fields, current: Step): string | undefined {
  for (const [name, right, options, step] of TICKET) {
    const type = ticket[name]?.type;
    if (!isBuilt(step, current)) {
      if (type && step && isBefore(current, step)) return shown(name);
    } else if (!type) {
      return `\`Ticket\` has lost its field \`${name}\``;
    } else if (String(type) !== right) {
      return `the field \`${name}\` of \`Ticket\` has the type \`${String(type)}\` instead of \`${right}\`: write \`${decoratorOf(name, current)}(${options})\``;
    }
  }
  return 'projectId' in ticket ? shown('projectId') : undefined;
}

/** The decorator that a field has once the task of a step is done. */
function decoratorOf(field: string, current: Step): string {
  if (field === 'id') return '@IDField';
  if (field === 'project') return '@Relation';
  const [, , step] = FILTERS.find(([name]) => name === field) ?? [];
  return step && isBefore(current, step) ? '@Field' : '@FilterableField';
}

const shown = (field: string): string =>
  `clients can now see the \`${field}\` of a ticket, which this step does not ask for`;

function filterFault({ filters }: Fields, current: Step): string | undefined {
  if (Object.keys(filters).length === 0)
    return 'clients can no longer filter tickets: remove `disableFilter`';
  for (const [field, operators, step] of FILTERS) {
    if (!isBuilt(step, current)) continue;
    const decorator = decoratorOf(field, current);
    if (!filters[field])
      return `clients can no longer filter tickets by \`${field}\`: give it \`${decorator}\``;
    if (String(filters[field].type) !== operators)
      return `clients can no longer filter tickets by \`${field}\` with every operator, or have to do so each time: remove the options that you gave to its \`${decorator}\``;
  }
  return undefined;
}

/** What the list of tickets does where a client says nothing about it. */
function defaultsFault({ queries }: Fields, current: Step): string | undefined {
  const byDefault = (name: string): Record<string, unknown> =>
    Object(
      queries.tickets?.args.find((one) => one.name === name)?.defaultValue,
    );
  if (Object.keys(byDefault('filter')).length > 0)
    return 'a list hides tickets, or will hide some later, unless a client sends a filter: remove `defaultFilter`';
  const { first } = byDefault('paging');
  return isBefore(current, 'page') && first !== 10
    ? `a page has ${String(first)} tickets instead of 10: remove \`defaultResultSize\``
    : undefined;
}

/** What clients send with a new ticket, from the step on that writes the class for it. */
function inputFault({ mutations }: Fields, current: Step): string | undefined {
  if (isBefore(current, 'write')) return undefined;
  const argument = mutations.createOneTicket?.args[0]?.type;
  const input = inputsOf(inputsOf(argument).ticket?.type);
  for (const [name, right] of Object.entries(INPUT)) {
    if (!input[name])
      return `clients can no longer send the \`${name}\` of a new ticket`;
    if (!right.test(String(input[name].type)))
      return `the \`${name}\` of a new ticket has the type \`${String(input[name].type)}\``;
  }
  // The hook fills in the assignee, whatever is sent.
  const isSent = (name: string): boolean =>
    name in INPUT || (name === 'assigneeId' && !isBefore(current, 'hook'));
  const more = Object.keys(input).find((name) => !isSent(name));
  if (more)
    return `clients can now choose the \`${more}\` of a new ticket, which this step does not ask for`;
  return input.title?.defaultValue === undefined &&
    input.projectId?.defaultValue === undefined
    ? undefined
    : 'clients can now leave out the `title` or the `projectId` of a new ticket';
}

/** What is wrong with the input of an update, from the step on that writes the class for it. */
export function updateFault(app: INestApplication): string | undefined {
  const { mutations } = fieldsOf(app);
  const argument = mutations.updateOneTicket?.args[0]?.type;
  const input = inputsOf(inputsOf(argument).update?.type);
  if (input.id)
    return 'updates still have the generated input: derive `UpdateTicketDTO` from `CreateTicketDTO`, and register it as the `UpdateDTOClass` of tickets';
  for (const [name, right] of Object.entries(UPDATE)) {
    if (!input[name])
      return `clients can no longer update the \`${name}\` of a ticket: give \`UpdateTicketDTO\` this field`;
    if (String(input[name].type) !== right)
      return `an update takes \`${name}\` as \`${String(input[name].type)}\` instead of \`${right}\`: \`PartialType\` makes fields optional, and \`status\` needs \`{ nullable: true }\``;
    if (input[name].defaultValue !== undefined)
      return `every update that does not send the \`${name}\` sets it to ${JSON.stringify(input[name].defaultValue)}: give \`PartialType\` the option \`omitDefaultValues: true\``;
  }
  const more = Object.keys(input).find(
    (name) => !(name in UPDATE) && name !== 'projectId',
  );
  return (
    more &&
    `updates can change the \`${more}\` of a ticket: leave \`${more}\` out of \`UpdateTicketDTO\` and of the class that it derives from`
  );
}

function columnFault(app: INestApplication): string | undefined {
  const { columns, uniques } = app
    .get(DataSource, { strict: false })
    .getMetadata('Ticket');
  const only = uniques[0]?.columns[0]?.propertyName;
  if (only) return `two tickets can no longer have the same \`${only}\``;
  for (const [name, isNullable, byDefault] of COLUMNS) {
    const column = columns.find(({ propertyName }) => propertyName === name);
    if (!column) return `the entity \`Ticket\` has lost its column \`${name}\``;
    if (column.default !== byDefault)
      return `the column \`${name}\` of the entity \`Ticket\` no longer has its own default${byDefault === undefined ? ', which is none' : `, ${JSON.stringify(byDefault)}`}`;
    if (
      column.isNullable !== isNullable ||
      !column.isSelect ||
      column.transformer
    )
      return `the column \`${name}\` of the entity \`Ticket\` no longer has its original options`;
  }
  return undefined;
}

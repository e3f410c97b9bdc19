import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  type GraphQLFieldMap,
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
  filters: string[];
}

/** The fields of a ticket, with the step that shows them to clients; without one, they are there from the start. */
const TICKET: [field: string, type: string, step?: Step][] = [
  ['id', 'ID!'],
  ['title', 'String!'],
  ['status', 'String!'],
  ['priority', 'Int!'],
  ['project', 'Project', 'relation'],
  ['assigneeId', 'Int', 'authorize'],
];

/** The step that lets clients filter by a field of a ticket. */
const FILTERS: [field: string, step?: Step][] = [
  ['id'],
  ['title'],
  ['status', 'filter'],
  ['priority', 'sort'],
  ['assigneeId', 'authorize'],
];

/** The mutations that come with an entry of `resolvers`. */
const MUTATIONS = ['Ticket', 'Project'].flatMap((name) =>
  ['create', 'update', 'delete'].flatMap((verb) => [
    `${verb}One${name}`,
    `${verb}Many${name}s`,
  ]),
);

/** Columns of the entity, with their defaults. */
const COLUMNS: [name: string, byDefault?: unknown][] = [
  ['title'],
  ['status', 'open'],
  ['priority', 3],
  ['projectId'],
  ['assigneeId'],
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
    filters: Object.keys(inputsOf(argument?.type)),
  };
}

const inputsOf = (type: GraphQLInputType | undefined) => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields() : {};
};

function resolverFault({ queries, mutations }: Fields): string | undefined {
  const query = ['ticket', 'tickets', 'project', 'projects'].find(
    (name) => !(name in queries),
  );
  if (query) return `the query ${query} is gone`;
  const mutation = MUTATIONS.find((name) => !(name in mutations));
  if (mutation) return `the mutation ${mutation} is gone`;
  if (String(queries.tickets?.type) !== 'TicketConnection!')
    return 'the list of tickets has no edges any more, which pagingStrategy takes away';
  if (String(queries.ticket?.args[0]?.type) !== 'ID!')
    return 'a ticket is no longer found by its id, because another field has @IDField';
  const more = Object.keys(mutations).find((name) => !MUTATIONS.includes(name));
  return (
    more && `clients can send ${more} now, which this step does not ask for`
  );
}

const isBuilt = (step: Step | undefined, current: Step): boolean =>
  !step || isBefore(step, current);

function ticketFault({ ticket }: Fields, current: Step): string | undefined {
  for (const [name, right, step] of TICKET) {
    const type = ticket[name]?.type;
    if (!isBuilt(step, current)) {
      if (type && step && isBefore(current, step)) return shown(name);
    } else if (!type) {
      return `Ticket has lost its ${name}`;
    } else if (String(type) !== right) {
      return `${name} of Ticket has the type ${String(type)} instead of ${right}`;
    }
  }
  return 'projectId' in ticket ? shown('projectId') : undefined;
}

const shown = (field: string): string =>
  `clients see ${field} of a ticket now, which this step does not ask for`;

function filterFault({ filters }: Fields, current: Step): string | undefined {
  if (filters.length === 0)
    return 'clients can no longer filter tickets, which disableFilter takes away';
  const lost = FILTERS.find(
    ([field, step]) => isBuilt(step, current) && !filters.includes(field),
  );
  if (!lost) return undefined;
  const decorator = lost[0] === 'id' ? '@IDField' : '@FilterableField';
  return `clients can no longer filter tickets by ${lost[0]}, which takes ${decorator}`;
}

function columnFault(app: INestApplication): string | undefined {
  const { columns } = app
    .get(DataSource, { strict: false })
    .getMetadata('Ticket');
  for (const [name, byDefault] of COLUMNS) {
    const column = columns.find(({ propertyName }) => propertyName === name);
    if (!column) return `the entity Ticket has lost its column ${name}`;
    if (column.default !== byDefault)
      return `the column ${name} of the entity Ticket has lost its default ${JSON.stringify(byDefault)}`;
  }
  return undefined;
}

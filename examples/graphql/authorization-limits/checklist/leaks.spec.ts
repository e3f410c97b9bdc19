// Runs in Jest, and in Vitest with `globals: true`.
import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type ExecutionResult, graphql, parse, subscribe } from 'graphql';
import {
  application,
  contextOf,
  hidden,
  rowsOfOthers,
  type Who,
} from './application';
import { everything } from './everything';

/** Must not return a hidden row, nor change one. */
const attacks = {
  'reads one row by its id': '{ project(id: 2) { name } }',
  'reads several root fields': `{
    labels { edges { node { name } } }
    tickets { edges { node { title } } }
    projects { edges { node { name } } }
  }`,
  'reads relations of relations': `{ projects { edges { node {
    tickets { edges { node { title project { name } labels { name } } } }
  } } } }`,
  'filters by a hidden row':
    '{ tickets(filter: { project: { id: { eq: 2 } } }) { edges { node { title } } } }',
  'compares and counts': '{ ticketAggregate { max { title } min { title } } }',
  'updates all rows':
    'mutation { updateManyProjects(input: { filter: { or: [{}] }, update: { name: "Taken" } }) { updatedCount } }',
};

/** Must be refused with an error. */
const refused = {
  'updates one row':
    'mutation { updateOneProject(input: { id: 2, update: { name: "Taken" } }) { name } }',
  'deletes one row': 'mutation { deleteOneTicket(input: { id: 4 }) { title } }',
  'links to a hidden row':
    'mutation { setProjectOnTicket(input: { id: 1, relationId: 2 }) { id } }',
  'adds hidden rows':
    'mutation { addTicketsToProject(input: { id: 1, relationIds: [4] }) { id } }',
  'removes hidden rows':
    'mutation { removeTicketsFromProject(input: { id: 2, relationIds: [4] }) { id } }',
  'creates below a hidden row':
    'mutation { createOneTicket(input: { ticket: { title: "Mine", projectId: 2 } }) { id } }',
  'chooses the owner':
    'mutation { createOneProject(input: { project: { name: "Mine", tenantId: 2 } }) { id } }',
  'chooses an id':
    'mutation { createOneProject(input: { project: { name: "Mine", id: 2 } }) { id } }',
  'asks for references':
    '{ _entities(representations: [{ __typename: "Project", id: 2 }]) { ... on Project { name } } }',
};

/** Must get the same response whether or not there is a row like it. */
const guesses = [
  '{ projects(filter: { tickets: { title: { like: "%reader%" } } }) { totalCount } }',
  '{ projects(filter: { tickets: { title: { like: "%no such%" } } }) { totalCount } }',
];

let app: INestApplication;
let before: string[];

beforeEach(async () => {
  app = await application();
  before = await rowsOfOthers(app);
});

afterEach(() => app.close());

for (const [name, query] of Object.entries(attacks)) {
  it(`somebody who ${name} gets no row of others`, async () => {
    expectNothingOf(await ask(query));
    expect(await rowsOfOthers(app)).toEqual(before);
  });
}

for (const [name, query] of Object.entries(refused)) {
  it(`somebody who ${name} is refused`, async () => {
    const response = await ask(query);
    expect(response.errors).toBeDefined();
    expectNothingOf(response);
    expect(await rowsOfOthers(app)).toEqual(before);
  });
}

it('every field and relation of the schema returns no row of others', async () => {
  for (const query of everything(schemaOf(app)))
    expectNothingOf(await ask(query));
});

it('a filter tells nothing of hidden rows', async () => {
  const [hit, miss] = await Promise.all(guesses.map((query) => ask(query)));
  expect(hit).toEqual(miss);
});

it('without a user, nothing is returned', async () => {
  for (const query of everything(schemaOf(app))) {
    const { errors } = await ask(query, 'nobody');
    expect(errors).toBeDefined();
  }
});

it('a subscription gets no event of others', async () => {
  const events = (await subscribe({
    schema: schemaOf(app),
    document: parse('subscription { createdTicket { title } }'),
    contextValue: contextOf('us'),
  })) as AsyncGenerator<ExecutionResult>;
  const first = events.next();
  const create = (title: string, projectId: number) =>
    `mutation { createOneTicket(input: { ticket: { title: "${title}", projectId: ${projectId} } }) { id } }`;
  expect((await ask(create('Of others', 2), 'others')).errors).toBeUndefined();
  expect((await ask(create('Of us', 1))).errors).toBeUndefined();
  expect(JSON.stringify(await first)).toContain('Of us');
});

/** Asks as one of us, as one of the others, or as nobody. */
function ask(source: string, who: Who = 'us'): Promise<ExecutionResult> {
  const contextValue = contextOf(who);
  return graphql({ schema: schemaOf(app), source, contextValue });
}

function schemaOf(started: INestApplication) {
  return started.get(GraphQLSchemaHost).schema;
}

function expectNothingOf(response: ExecutionResult): void {
  const text = JSON.stringify(response);
  expect(hidden.filter((word) => text.includes(word))).toEqual([]);
}

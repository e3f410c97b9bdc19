import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { graphql } from 'graphql';
import { DataSource } from 'typeorm';
import { application } from './application';
import { rowsOfOthers } from '../../../guides/tenants/other-tenant';

/** Each asks for rows of another tenant, or tries to change them. */
const attacks = {
  'reads one by its id': '{ project(id: 2) { name } }',
  'reads several root fields': `{
    labels { edges { node { name } } }
    tickets { edges { node { title } } }
    projects { edges { node { name } } }
  }`,
  'reads relations of relations': `{ projects { edges { node {
    tickets { edges { node { title project { name } labels { name } } } }
  } } } }`,
  'filters by a relation': `{ tickets(filter: { project: { id: { eq: 2 } } }) {
    edges { node { title } }
  } }`,
  'counts and compares': '{ ticketAggregate { max { title } min { title } } }',
  'updates one':
    'mutation { updateOneProject(input: { id: 2, update: { name: "Taken" } }) { name } }',
  'updates all':
    'mutation { updateManyProjects(input: { filter: { or: [{}] }, update: { name: "Taken" } }) { updatedCount } }',
  'deletes one': 'mutation { deleteOneTicket(input: { id: 4 }) { title } }',
  'links a parent of others':
    'mutation { setProjectOnTicket(input: { id: 1, relationId: 2 }) { project { name } } }',
  'takes rows of others':
    'mutation { addTicketsToProject(input: { id: 1, relationIds: [4] }) { id } }',
  'takes rows away from others':
    'mutation { removeTicketsFromProject(input: { id: 2, relationIds: [4] }) { id } }',
  'creates below a parent of others':
    'mutation { createOneTicket(input: { ticket: { title: "Mine", projectId: 2 } }) { id } }',
  'chooses the owner':
    'mutation { createOneProject(input: { project: { name: "Mine", tenantId: 2 } }) { id } }',
  'chooses an id':
    'mutation { createOneProject(input: { project: { name: "Mine", id: 2 } }) { id } }',
};

/** Words that only rows of the other tenant hold. */
const hidden = [
  'Mobile',
  'offline',
  'notifications',
  'reader',
  'accessibility',
];

for (const [name, source] of Object.entries(attacks)) {
  it(`no row of others is reached by somebody who ${name}`, async () => {
    const app = await application();
    const before = await rowsOfOthers(app.get(DataSource));
    const response = JSON.stringify(await ask(app, source));
    assert.deepEqual(
      hidden.filter((word) => response.includes(word)),
      [],
    );
    assert.deepEqual(await rowsOfOthers(app.get(DataSource)), before);
    await app.close();
  });
}

/** Asks as a user of tenant 1. */
function ask(app: INestApplication, source: string) {
  const { schema } = app.get(GraphQLSchemaHost);
  const contextValue = { req: { user: { id: 1, tenantId: 1 } } };
  return graphql({ schema, source, contextValue });
}

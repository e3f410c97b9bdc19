import type { Filter, QueryService } from '@ptc-org/nestjs-query-core';
import { Label, Project, Ticket } from './models';

export interface Services {
  tickets: QueryService<Ticket>;
  projects: QueryService<Project>;
  labels: QueryService<Label>;
}

export async function values({ tickets }: Services): Promise<unknown> {
  // #region values
  return tickets.aggregate(
    {},
    {
      count: [{ field: 'id', args: {} }],
      sum: [{ field: 'priority', args: {} }],
      avg: [{ field: 'priority', args: {} }],
      max: [{ field: 'priority', args: {} }],
    },
  );
  // #endregion
}

export async function byId({ tickets }: Services): Promise<unknown> {
  // #region filter-by-id
  const found = await tickets.findById(2, { filter: { id: { eq: 1 } } });
  const safe = await tickets.findById(2, {
    filter: { and: [{ id: { eq: 1 } }] },
  });
  return { found: found?.id, safe: safe?.id };
  // #endregion
}

export function twoDeep({ tickets }: Services): Promise<unknown> {
  // #region two-deep
  return tickets.query({
    filter: { project: { owner: { name: { eq: 'Ada Moreau' } } } },
  });
  // #endregion
}

export function notFound({ tickets }: Services): Promise<unknown> {
  // #region not-found
  return tickets.getById(99);
  // #endregion
}

// #region refused
const ofWebsite = { project: { name: { eq: 'Website' } } };

export const refused: Record<string, (services: Services) => Promise<unknown>> =
  {
    'updateMany by a relation': ({ tickets }) =>
      tickets.updateMany({ status: 'done' }, ofWebsite),
    'deleteMany by a relation': ({ tickets }) => tickets.deleteMany(ofWebsite),
    'aggregate by a relation': ({ tickets }) =>
      tickets.aggregate(ofWebsite, { count: [{ field: 'id', args: {} }] }),
    'count of a relation under a many-to-many filter': async ({ projects }) =>
      projects.countRelations(Ticket, 'tickets', [await projects.getById(1)], {
        labels: { code: { eq: 'bug' } },
      }),
    'setRelations with an id twice': ({ tickets }) =>
      tickets.setRelations('labels', 1, ['bug', 'bug']),
    'addRelations with an id twice': ({ tickets }) =>
      tickets.addRelations('labels', 1, ['feature', 'feature']),
    'removeRelations with an id twice': ({ tickets }) =>
      tickets.removeRelations('labels', 1, ['feature', 'feature']),
    'a taken id': ({ tickets }) => tickets.createOne({ id: 1, title: 'Taken' }),
    'an id in an update': ({ tickets }) => tickets.updateOne(1, { id: 70 }),
    'a relation that the model lacks': async ({ tickets }) =>
      tickets.queryRelations(Label, 'watchers', [await tickets.getById(1)], {}),
  };
// #endregion

export async function comparisons({ tickets }: Services): Promise<unknown> {
  // #region comparisons
  const filters: Record<string, Filter<Ticket>> = {
    'eq: null': { dueDate: { eq: null as never } },
    neq: { dueDate: { neq: new Date('2026-01-20T00:00:00Z') } },
    'notIn: []': { id: { notIn: [] } },
    nothing: { title: {} },
  };
  const found: Record<string, number[]> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const rows = await tickets.query({ filter });
    found[name] = rows.map(({ id }) => id);
  }
  return found;
  // #endregion
}

export async function unlinked({ tickets }: Services): Promise<unknown> {
  // #region unlinked
  const before = await tickets.getById(1);
  const after = await tickets.removeRelation('project', 1, 3);
  return { before: before.projectId, after: after.projectId };
  // #endregion
}

import {
  type Filter,
  mergeFilter,
  type QueryService,
  SortDirection,
} from '@ptc-org/nestjs-query-core';
import type { Project, Ticket, Watch } from './entities';

export interface Services {
  tickets: QueryService<Ticket>;
  watches: QueryService<Watch>;
}

export async function range({ tickets }: Services): Promise<unknown> {
  // #region range
  const found = await tickets.query({
    filter: { priority: { gt: 1, lt: 4 } },
    sorting: [{ field: 'id', direction: SortDirection.ASC }],
  });
  return found.map(({ title, priority }) => `${priority} ${title}`);
  // #endregion
}

export function between({ tickets }: Services): Promise<unknown> {
  // #region between
  return tickets.query({
    filter: { priority: { between: { lower: 2, upper: 4 } } },
  });
  // #endregion
}

export async function inRelation({ tickets }: Services): Promise<unknown> {
  // #region in-relation
  const apps: Filter<Ticket> = { project: { name: { like: 'App%' } } };
  const website: Filter<Ticket> = { project: { name: { like: 'Web%' } } };
  const atTheRoot = await tickets.count({ or: [apps, website] });
  // #endregion
  return atTheRoot;
}

export function orInRelation({ tickets }: Services): Promise<unknown> {
  // #region or-in-relation
  const apps: Filter<Project> = { name: { like: 'App%' } };
  const website: Filter<Project> = { name: { like: 'Web%' } };
  return tickets.count({ project: { or: [apps, website] } });
  // #endregion
}

export async function twoLabels({ tickets }: Services): Promise<unknown> {
  // #region two-labels
  const bug = { labels: { code: { eq: 'bug' } } } as Filter<Ticket>;
  const a11y = { labels: { code: { eq: 'accessibility' } } } as Filter<Ticket>;
  const both = await tickets.query({ filter: { and: [bug, a11y] } });
  // #endregion
  return both.map(({ id }) => id);
}

export function notLike({ tickets }: Services): Promise<unknown> {
  // #region not-like
  return tickets.query({ filter: { title: { notLike: 'App%' } } });
  // #endregion
}

export function missing({ tickets }: Services): Promise<unknown> {
  // #region missing
  return tickets.getById(99);
  // #endregion
}

export function create({ tickets }: Services): Promise<unknown> {
  // #region create
  return tickets.createOne({ title: 'Dark mode' });
  // #endregion
}

export function mixed({ tickets }: Services): Promise<unknown> {
  const urgent: Filter<Ticket> = { priority: { gt: 4 } };
  // #region mixed
  return tickets.query({
    filter: { or: [urgent], title: { like: 'App%' } },
  });
  // #endregion
}

export async function merged({ tickets }: Services): Promise<unknown> {
  const urgent: Filter<Ticket> = { priority: { gt: 4 } };
  // #region merged
  const own: Filter<Ticket> = { title: { like: 'App%' } };
  const found = await tickets.query({
    filter: mergeFilter({ or: [urgent] }, own),
  });
  return found.map(({ title }) => title);
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

export async function ofNobody({ tickets }: Services): Promise<unknown> {
  // #region of-nobody
  const context: { user?: { id: number } } = {};
  const filter: Filter<Ticket> = { assigneeId: { eq: context.user?.id } };
  const found = await tickets.query({ filter });
  return found.map(({ title, assigneeId }) => ({ title, assigneeId }));
  // #endregion
}

export async function deleted({ tickets }: Services): Promise<unknown> {
  // #region deleted
  const found = await tickets.query({}, { withDeleted: true });
  return tickets
    .count({}, { withDeleted: true })
    .catch(({ message }: Error) => ({ found: found.length, message }));
  // #endregion
}

export async function firstColumn({ watches }: Services): Promise<unknown> {
  // #region first-column
  const watch = await watches.findById(1);
  return { userId: watch?.userId, ticketId: watch?.ticketId };
  // #endregion
}

import type { Filter, QueryService } from '@ptc-org/nestjs-query-core';
import type { Project, Ticket } from './entities';

export async function simple(tickets: QueryService<Ticket>) {
  // #region simple
  const open = await tickets.query({ filter: { status: { eq: 'open' } } });
  // #endregion
  return open;
}

export async function fields(tickets: QueryService<Ticket>) {
  // #region fields
  const urgentAndOpen = await tickets.query({
    filter: { status: { eq: 'open' }, priority: { gte: 4 } },
  });
  // #endregion
  return urgentAndOpen;
}

export async function operatorsOfOneField(tickets: QueryService<Ticket>) {
  // #region one-field
  const allOfThem = await tickets.query({
    filter: { priority: { gt: 2, lt: 5 } },
  });
  // #endregion
  return allOfThem;
}

export async function between(tickets: QueryService<Ticket>) {
  // #region between
  const threeAndFour = await tickets.query({
    filter: { priority: { between: { lower: 3, upper: 4 } } },
  });
  // #endregion
  return threeAndFour;
}

export async function range(tickets: QueryService<Ticket>) {
  // #region range
  const moreThanTwoLessThanFive = await tickets.query({
    filter: { and: [{ priority: { gt: 2 } }, { priority: { lt: 5 } }] },
  });
  // #endregion
  return moreThanTwoLessThanFive;
}

export async function grouped(tickets: QueryService<Ticket>) {
  // #region grouped
  const openAndPressing = await tickets.query({
    filter: {
      status: { eq: 'open' },
      or: [
        { priority: { eq: 5 } },
        { dueDate: { lt: new Date('2026-02-01') } },
      ],
      and: [{ title: { notLike: '%password%' } }],
    },
  });
  // #endregion
  return openAndPressing;
}

export async function toOne(tickets: QueryService<Ticket>) {
  // #region to-one
  const ofTheWebsite = await tickets.query({
    filter: { project: { name: { eq: 'Website' } } },
  });
  // #endregion
  return ofTheWebsite;
}

export async function toMany(tickets: QueryService<Ticket>) {
  // #region to-many
  const bugsAndFeatures = await tickets.query({
    filter: { labels: { name: { in: ['bug', 'feature'] } } },
  });
  // #endregion
  return bugsAndFeatures;
}

export async function sameChild(projects: QueryService<Project>) {
  // #region same-child
  const found = await projects.query({
    filter: { tickets: { status: { eq: 'open' }, priority: { eq: 5 } } },
  });
  // #endregion
  return found.map(({ name }) => name);
}

export async function twoChildren(projects: QueryService<Project>) {
  // #region two-children
  const found = await projects.query({
    filter: {
      and: [
        { tickets: { status: { eq: 'open' } } },
        { tickets: { priority: { eq: 2 } } },
      ],
    },
  });
  // #endregion
  return found.map(({ name }) => name);
}

export async function empty(tickets: QueryService<Ticket>) {
  // #region empty
  const filters: Filter<Ticket>[] = [
    {},
    { and: [] },
    { or: [] },
    { title: {} },
    { or: [{}, { priority: { eq: 5 } }] },
    { or: [{ priority: { eq: 1 } }, { priority: { eq: 5 } }] },
  ];
  for (const filter of filters) {
    console.log(
      JSON.stringify(filter),
      'matches',
      await tickets.count(filter),
      'of 8',
    );
  }
  // #endregion
}

export async function nulls(tickets: QueryService<Ticket>) {
  // #region nulls
  const filters: Record<string, Filter<Ticket>> = {
    'is null': { assigneeId: { is: null } },
    'eq null': { assigneeId: { eq: null } },
    'isNot null': { assigneeId: { isNot: null } },
    'neq 1': { assigneeId: { neq: 1 } },
    'notIn [1]': { assigneeId: { notIn: [1] } },
    'neq 1, or null': {
      or: [{ assigneeId: { neq: 1 } }, { assigneeId: { is: null } }],
    },
    'blocked is true': { blocked: { is: true } },
    'blocked isNot true': { blocked: { isNot: true } },
  };
  for (const [name, filter] of Object.entries(filters)) {
    const found = await tickets.query({ filter });
    console.log(name.padEnd(20), found.map(({ id }) => id).join(' ') || 'none');
  }
  // #endregion
}

export async function operators(tickets: QueryService<Ticket>) {
  // #region operators
  const filters: Filter<Ticket>[] = [
    { priority: { eq: 4 } },
    { priority: { neq: 4 } },
    { priority: { gt: 4 } },
    { priority: { gte: 4 } },
    { priority: { lt: 4 } },
    { priority: { lte: 4 } },
    { priority: { in: [1, 2] } },
    { priority: { notIn: [1, 2] } },
    { priority: { between: { lower: 2, upper: 4 } } },
    { priority: { notBetween: { lower: 2, upper: 4 } } },
    { title: { like: 'App%' } },
    { title: { notLike: 'App%' } },
  ];
  for (const filter of filters) {
    const found = await tickets.query({ filter });
    console.log(
      JSON.stringify(filter).padEnd(55),
      found.map(({ id }) => id).join(' '),
    );
  }
  // #endregion
}

export async function like(tickets: QueryService<Ticket>) {
  // #region like
  const patterns = ['app%', '%INVOICE%', 'Add _ dark color mode', '100%'];
  for (const like of patterns) {
    const found = await tickets.query({ filter: { title: { like } } });
    console.log(
      like.padEnd(24),
      found.map(({ title }) => title).join(', ') || 'none',
    );
  }
  // #endregion
}

export async function iLike(tickets: QueryService<Ticket>) {
  // #region ilike
  const invoices = await tickets.query({
    filter: { title: { iLike: '%INVOICE%' } },
  });
  // #endregion
  return invoices;
}

import {
  type QueryService,
  SortDirection,
  SortNulls,
} from '@ptc-org/nestjs-query-core';
import type { Project, Ticket } from './entities';

export async function wholeQuery(tickets: QueryService<Ticket>) {
  // #region whole
  const secondPage = await tickets.query({
    filter: { status: { neq: 'done' } },
    sorting: [
      { field: 'priority', direction: SortDirection.DESC },
      { field: 'id', direction: SortDirection.ASC },
    ],
    paging: { limit: 2, offset: 2 },
  });
  // #endregion
  return secondPage;
}

export async function limitZero(tickets: QueryService<Ticket>) {
  // #region limit-zero
  const nothing = await tickets.query({ paging: { limit: 0 } });
  // #endregion
  return nothing;
}

export async function offsetOnly(tickets: QueryService<Ticket>) {
  // #region offset-only
  const rest = await tickets.query({ paging: { offset: 6 } });
  // #endregion
  return rest;
}

export async function toManyPage(projects: QueryService<Project>) {
  // #region to-many-page
  const page = await projects.query({
    filter: { tickets: { status: { neq: 'done' } } },
    sorting: [{ field: 'id', direction: SortDirection.ASC }],
    paging: { limit: 2 },
  });
  return page.map(({ name }) => name);
  // #endregion
}

export async function nullsLast(tickets: QueryService<Ticket>) {
  // #region nulls-last
  const byDueDate = await tickets.query({
    filter: { status: { neq: 'done' } },
    sorting: [
      {
        field: 'dueDate',
        direction: SortDirection.ASC,
        nulls: SortNulls.NULLS_LAST,
      },
    ],
  });
  // #endregion
  return byDueDate;
}

export async function selectRelation(tickets: QueryService<Ticket>) {
  // #region select
  const withProject = await tickets.query({
    filter: { priority: { eq: 5 } },
    relations: [{ name: 'project', query: {} }],
  });
  return withProject.map(({ title, project }) => `${project.name}: ${title}`);
  // #endregion
}

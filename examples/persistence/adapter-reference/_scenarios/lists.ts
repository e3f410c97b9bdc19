import {
  type Paging,
  SortDirection,
  type SortField,
  SortNulls,
} from '@ptc-org/nestjs-query-core';
import { rowsOf } from './ask';
import type { Group, Scenario } from './scenario';
import type { Ticket } from './tracker';

const { ASC, DESC } = SortDirection;
const { NULLS_FIRST, NULLS_LAST } = SortNulls;

/** In which order tickets come; those that tie by their ids. */
function sorts(
  name: string,
  title: string,
  ...sorting: SortField<Ticket>[]
): Scenario {
  const ids: SortField<Ticket> = { field: 'id', direction: ASC };
  return {
    name,
    title,
    run: async ({ tickets }) =>
      rowsOf(await tickets.query({ sorting: [...sorting, ids] })),
  };
}

function pages(name: string, title: string, paging: Paging): Scenario {
  return {
    name,
    title,
    run: async ({ tickets }) =>
      rowsOf(
        await tickets.query({
          paging,
          sorting: [{ field: 'id', direction: ASC }],
        }),
      ),
  };
}

export const sorting: Group = {
  title: 'Sorting',
  scenarios: [
    sorts(
      'sort',
      'by two fields',
      { field: 'priority', direction: DESC },
      { field: 'title', direction: ASC },
    ),
    sorts('sort-case', 'by text, and case', {
      field: 'milestone',
      direction: ASC,
      nulls: undefined,
    }),
    sorts('sort-asc-nulls', 'null, ascending', {
      field: 'dueDate',
      direction: ASC,
    }),
    sorts('sort-desc-nulls', 'null, descending', {
      field: 'dueDate',
      direction: DESC,
    }),
    sorts('nulls-last', '`NULLS_LAST`', {
      field: 'dueDate',
      direction: ASC,
      nulls: NULLS_LAST,
    }),
    sorts('nulls-first', '`NULLS_FIRST`, descending', {
      field: 'dueDate',
      direction: DESC,
      nulls: NULLS_FIRST,
    }),
    // The types refuse these, and what comes from outside may hold them all the same.
    sorts('sort-by-relation', 'by a column of a relation', {
      field: 'project.name' as keyof Ticket,
      direction: DESC,
    }),
    sorts('sort-by-unknown', 'by an unknown field', {
      field: 'owner' as keyof Ticket,
      direction: ASC,
    }),
    {
      name: 'sort-nothing',
      title: '`sorting: []`',
      run: async ({ tickets }) => (await tickets.query({ sorting: [] })).length,
    },
  ],
};

export const paging: Group = {
  title: 'Paging and totals',
  scenarios: [
    pages('page', '`limit` and `offset`', { limit: 3, offset: 2 }),
    pages('limit-zero', '`limit: 0`', { limit: 0 }),
    pages('limit-negative', '`limit: -1`', { limit: -1 }),
    pages('offset-alone', '`offset` without `limit`', { offset: 6 }),
    pages('offset-beyond', '`offset` beyond the end', { limit: 3, offset: 20 }),
    {
      name: 'page-of-relation-filter',
      title: 'sorted page under a to-many filter',
      run: async ({ projects }) =>
        rowsOf(
          await projects.query({
            filter: { tickets: { priority: { gte: 1 } } },
            paging: { limit: 2, offset: 1 },
            sorting: [{ field: 'name', direction: ASC }],
          }),
        ),
    },
    {
      name: 'count',
      title: '`count`',
      run: ({ tickets }) => tickets.count({ status: { eq: 'open' } }),
    },
    {
      name: 'count-to-one',
      title: '`count` under a to-one filter',
      run: ({ tickets }) =>
        tickets.count({ project: { name: { eq: 'Website' } } }),
    },
    {
      name: 'count-to-many',
      title: '`count` under a many-to-many filter',
      run: ({ tickets }) => tickets.count({ labels: { code: { like: '%' } } }),
    },
    {
      name: 'count-in-nothing',
      title: '`count` with `in: []`',
      run: ({ tickets }) => tickets.count({ priority: { in: [] } }),
    },
  ],
};

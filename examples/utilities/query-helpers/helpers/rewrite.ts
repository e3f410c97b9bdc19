import {
  type Query,
  type QueryFieldMap,
  SortDirection,
  transformAggregateQuery,
  transformAggregateResponse,
  transformFilter,
  transformFilterComparisons,
  transformQuery,
  transformSort,
} from '@ptc-org/nestjs-query-core';
import type { Ticket } from './tickets';

// #region map
interface TicketRow {
  ticket_id: number;
  summary: string;
  urgency: number | null;
  project: { label: string };
}

const columnOf: QueryFieldMap<Ticket, TicketRow> = {
  id: 'ticket_id',
  title: 'summary',
  priority: 'urgency',
  project: 'project',
};
// #endregion

export function filter() {
  // #region filter
  return transformFilter(
    {
      priority: { gte: 3 },
      or: [{ title: { like: 'App%' } }, { project: { name: { eq: 'App' } } }],
    },
    columnOf,
  );
  // #endregion
}

export function sort() {
  // #region sort
  return transformSort(
    [{ field: 'priority', direction: SortDirection.DESC }],
    columnOf,
  );
  // #endregion
}

export function query() {
  // #region query
  const query: Query<Ticket> = {
    filter: { title: { like: 'App%' } },
    paging: { limit: 10 },
    relations: [{ name: 'project', query: {} }],
  };
  return transformQuery(query, columnOf);
  // #endregion
}

export function comparisons() {
  // #region comparisons
  return transformFilterComparisons<Ticket, 'priority'>(
    [{ gt: 1 }, { lt: 5 }, { gt: 2 }],
    'priority',
  );
  // #endregion
}

export function aggregates() {
  // #region aggregates
  const query = transformAggregateQuery(
    {
      groupBy: [{ field: 'title', args: {} }],
      count: [{ field: 'id', args: {} }],
      max: [{ field: 'priority', args: {} }],
    },
    columnOf,
  );
  const response = transformAggregateResponse<TicketRow, Ticket>(
    {
      groupBy: { summary: 'App crashes' },
      count: { ticket_id: 1 },
      max: { urgency: 5 },
    },
    { ticket_id: 'id', summary: 'title', urgency: 'priority' },
  );
  console.log(query);
  console.log(response);
  // #endregion
}

export function unmappedFilter() {
  // #region unmapped
  return transformFilter({ dueDate: { is: null } }, columnOf);
  // #endregion
}

export function unmappedSort() {
  // #region unmapped-sort
  return transformSort(
    [{ field: 'dueDate', direction: SortDirection.ASC }],
    columnOf,
  );
  // #endregion
}

export function unmappedAggregate() {
  // #region unmapped-aggregate
  return transformAggregateQuery(
    { max: [{ field: 'dueDate', args: {} }] },
    columnOf,
  );
  // #endregion
}

import {
  applyQuery,
  type Filter,
  getFilterOmitting,
  invertSort,
  mergeFilter,
  mergeFilters,
  mergeQuery,
  type Query,
  SortDirection,
  type SortField,
  transformQuery,
} from '@ptc-org/nestjs-query-core';
import { type Ticket, tickets } from './tickets';

const sorting: SortField<Ticket>[] = [
  { field: 'id', direction: SortDirection.DESC },
];
const filter: Filter<Ticket> = {
  or: [{ id: { eq: 4 } }, { priority: { eq: 5 } }],
};
const query: Query<Ticket> = { filter, sorting, paging: { limit: 2 } };

// #region helpers
const helpers: Record<string, () => unknown> = {
  applyQuery: () => applyQuery(tickets, query),
  mergeFilter: () => mergeFilter(filter, { title: { like: 'App%' } }),
  mergeFilters: () => mergeFilters(filter, { title: { like: 'App%' } }),
  invertSort: () => invertSort(sorting),
  getFilterOmitting: () => getFilterOmitting(filter, 'priority'),
  transformQuery: () =>
    transformQuery<Ticket, Ticket>(query, { id: 'id', priority: 'priority' }),
  mergeQuery: () => mergeQuery(query, { paging: { limit: 5 } }),
};

export function untouched(): void {
  for (const [name, call] of Object.entries(helpers)) {
    const before = JSON.stringify([tickets, query]);
    call();
    console.log(
      name.padEnd(18),
      JSON.stringify([tickets, query]) === before ? 'unchanged' : 'changed',
    );
  }
}
// #endregion

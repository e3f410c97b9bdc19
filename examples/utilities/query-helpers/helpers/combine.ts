import {
  type Filter,
  invertSort,
  mergeFilter,
  mergeFilters,
  mergeQuery,
  type Query,
  SortDirection,
  SortNulls,
} from '@ptc-org/nestjs-query-core';
import type { Ticket } from './tickets';

const asked: Filter<Ticket> = { title: { like: 'App%' } };
const forced: Filter<Ticket> = { priority: { gte: 3 } };

export function merge() {
  // #region merge-filter
  console.log(JSON.stringify(mergeFilter(asked, forced)));
  console.log(JSON.stringify(mergeFilter(asked, {})));
  // #endregion
}

export function mergeMany() {
  // #region merge-filters
  console.log(JSON.stringify(mergeFilters(asked, {}, forced)));
  console.log(JSON.stringify(mergeFilters<Ticket>()));
  // #endregion
}

export function mergeUndefined() {
  // #region merge-undefined
  const query: Query<Ticket> = {};
  return mergeFilter(query.filter as Filter<Ticket>, forced);
  // #endregion
}

export function mergeDefault() {
  // #region merge-default
  const query: Query<Ticket> = {};
  return mergeFilter(query.filter ?? {}, forced);
  // #endregion
}

export function queries() {
  // #region merge-query
  const client: Query<Ticket> = {
    filter: asked,
    paging: { limit: 50, offset: 10 },
    sorting: [
      { field: 'title', direction: SortDirection.ASC },
      { field: 'id', direction: SortDirection.ASC },
    ],
  };
  const ours: Query<Ticket> = {
    filter: forced,
    paging: { limit: 20 },
    sorting: [{ field: 'priority', direction: SortDirection.DESC }],
  };
  return mergeQuery(client, ours);
  // #endregion
}

export function leak() {
  // #region leak
  const defaults: Query<Ticket> = { paging: { limit: 20 } };
  mergeQuery(defaults, { paging: { limit: 5, offset: 40 } });
  console.log('the next client gets', mergeQuery(defaults, {}).paging);
  // #endregion
}

export function copied() {
  // #region copied
  const defaults: Query<Ticket> = { paging: { limit: 20 } };
  mergeQuery(structuredClone(defaults), { paging: { limit: 5, offset: 40 } });
  console.log(
    'the next client gets',
    mergeQuery(structuredClone(defaults), {}).paging,
  );
  // #endregion
}

export function invert() {
  // #region invert
  return invertSort<Ticket>([
    {
      field: 'priority',
      direction: SortDirection.DESC,
      nulls: SortNulls.NULLS_LAST,
    },
    { field: 'id', direction: SortDirection.ASC },
  ]);
  // #endregion
}

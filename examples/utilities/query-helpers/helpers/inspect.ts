import {
  applyFilter,
  type Filter,
  getFilterComparisons,
  getFilterFields,
  getFilterOmitting,
} from '@ptc-org/nestjs-query-core';
import { ids, type Ticket, tickets } from './tickets';

// #region filter
const filter: Filter<Ticket> = {
  priority: { lt: 5 },
  project: { name: { eq: 'App' } },
  or: [
    { priority: { is: null } },
    { and: [{ title: { like: 'App%' } }, { priority: { gt: 1 } }] },
  ],
};
// #endregion

export function fields() {
  // #region fields
  return getFilterFields(filter);
  // #endregion
}

export function comparisons() {
  // #region comparisons
  return getFilterComparisons(filter, 'priority');
  // #endregion
}

export function omitting() {
  // #region omitting
  const kept = getFilterOmitting(filter, 'priority', 'project');
  console.log(JSON.stringify(kept));
  console.log(
    getFilterOmitting<Ticket>(
      { or: [{ priority: { gt: 3 } }, { priority: { lt: 2 } }] },
      'priority',
    ),
  );
  // #endregion
}

export function widened() {
  // #region widened
  const before: Filter<Ticket> = {
    or: [{ id: { eq: 4 } }, { priority: { eq: 5 } }],
  };
  const after = getFilterOmitting(before, 'priority');
  console.log(ids(tickets.filter((ticket) => applyFilter(ticket, before))));
  console.log(
    JSON.stringify(after),
    ids(tickets.filter((ticket) => applyFilter(ticket, after))),
  );
  // #endregion
}

import {applyFilter, type Filter, mergeFilter} from '@ptc-org/nestjs-query-core';
import {tickets} from '../../../../_harness/tracker-data';

type Ticket = (typeof tickets)[number];

// #region merge
/** Narrows what a caller asked for to one project. */
export function inProject(projectId: number, filter: Filter<Ticket>): Filter<Ticket> {
  return mergeFilter(filter, {projectId: {eq: projectId}});
}
// #endregion merge

// #region apply
/** Titles of the tickets that match, found in memory. */
export function titlesOf(rows: Ticket[], filter: Filter<Ticket>): string[] {
  return applyFilter(rows, filter).map(({title}) => title);
}
// #endregion apply

// #region one-by-one
/** As above; each row gets a pattern of its own. */
export function titlesOneByOne(rows: Ticket[], filter: Filter<Ticket>): string[] {
  return rows.filter((row) => applyFilter(row, filter)).map(({title}) => title);
}
// #endregion one-by-one

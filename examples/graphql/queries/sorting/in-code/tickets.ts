import { applySort, SortDirection } from '@ptc-org/nestjs-query-core';
import { tickets } from '../../../../_harness/tracker-data';

const dueDates = (rows: typeof tickets): string[] =>
  rows.map(
    ({ id, dueDate }) =>
      `${id}: ${dueDate?.toISOString().slice(0, 10) ?? 'none'}`,
  );

// #region sort
export function soonestFirst(): string[] {
  return dueDates(
    applySort(tickets.slice(0, 5), [
      { field: 'dueDate', direction: SortDirection.ASC },
    ]),
  );
}

export function latestFirst(): string[] {
  return dueDates(
    applySort(tickets.slice(0, 5), [
      { field: 'dueDate', direction: SortDirection.DESC },
    ]),
  );
}
// #endregion sort

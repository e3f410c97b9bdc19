import {
  applyFilter,
  applyPaging,
  applyQuery,
  applySort,
  type Filter,
  SortDirection,
  SortNulls,
} from '@ptc-org/nestjs-query-core';
import { ids, type Ticket, tickets } from './tickets';

export function filter() {
  // #region filter
  const urgent: Filter<Ticket> = { priority: { gte: 3 } };
  const [crash] = tickets;
  console.log('a list:', ids(applyFilter(tickets, urgent)));
  console.log('one record:', crash && applyFilter(crash, urgent));
  // #endregion
}

export function sort() {
  // #region sort
  const { ASC, DESC } = SortDirection;
  console.log(
    'ASC',
    ids(applySort(tickets, [{ field: 'priority', direction: ASC }])),
  );
  console.log(
    'DESC',
    ids(applySort(tickets, [{ field: 'priority', direction: DESC }])),
  );
  const nulls = SortNulls.NULLS_LAST;
  console.log(
    'DESC, nulls last',
    ids(applySort(tickets, [{ field: 'priority', direction: DESC, nulls }])),
  );
  // #endregion
}

export function paging() {
  // #region paging
  console.log(ids(applyPaging(tickets, { limit: 2 })));
  console.log(ids(applyPaging(tickets, { limit: 2, offset: 3 })));
  console.log(ids(applyPaging(tickets, {})));
  // #endregion
}

export function query() {
  // #region query
  const page = applyQuery(tickets, {
    filter: { title: { notLike: 'Rotate%' } },
    sorting: [{ field: 'id', direction: SortDirection.DESC }],
    paging: { limit: 2 },
  });
  // #endregion
  return ids(page);
}

export function like() {
  // #region like
  for (const operator of ['like', 'notLike', 'iLike', 'notILike']) {
    const filter: Filter<Ticket> = { title: { [operator]: 'App%' } };
    const onTheList = ids(applyFilter(tickets, filter));
    const oneByOne = ids(
      tickets.filter((ticket) => applyFilter(ticket, filter)),
    );
    console.log(
      operator.padEnd(8),
      'on the list:',
      onTheList,
      'one by one:',
      oneByOne,
    );
  }
  console.log(
    'applyQuery:',
    ids(applyQuery(tickets, { filter: { title: { like: 'App%' } } })),
  );
  // #endregion
}

export function differences() {
  // #region differences
  const filters: Record<string, Filter<Ticket>> = {
    'eq the same day': { dueDate: { eq: new Date('2026-01-20') } },
    'between two days': {
      dueDate: {
        between: {
          lower: new Date('2026-01-20'),
          upper: new Date('2026-01-21'),
        },
      },
    },
    'lte 3, null counts as 0': { priority: { lte: 3 } },
    'is null': { priority: { is: null } },
    'eq null': { priority: { eq: null } },
    'empty comparison': { title: {} },
    'several operators': { priority: { gt: 4, lt: 2 } },
    'nested object': { project: { name: { eq: 'App' } } },
    'nested list': { labels: { name: { eq: 'performance' } } },
    underscore: { title: { like: 'App _rashes' } },
    dot: { title: { like: 'App .rashes' } },
    'neq 3': { priority: { neq: 3 } },
    'id as text': { id: { eq: '3' as never } },
    'like on null': { note: { like: '%nul%' } },
    'like over lines': { note: { like: 'Seen%twice' } },
  };
  for (const [name, filter] of Object.entries(filters)) {
    const found = tickets.filter((ticket) => applyFilter(ticket, filter));
    console.log(name.padEnd(24), ids(found).join(' ') || 'none');
  }
  // #endregion
}

export function sortDates() {
  // #region sort-dates
  const sorted = applySort(tickets, [
    { field: 'dueDate', direction: SortDirection.ASC },
    {
      field: 'priority',
      direction: SortDirection.ASC,
      nulls: SortNulls.NULLS_FIRST,
    },
  ]);
  console.log(
    sorted.map(({ id, dueDate, priority }) => ({ id, dueDate, priority })),
  );
  // #endregion
}

export function invalidPattern() {
  // #region invalid-pattern
  applyFilter(tickets, { title: { like: '(App%' } });
  // #endregion
}

export function undefinedComparison() {
  // #region undefined-comparison
  applyFilter(tickets, { title: undefined });
  // #endregion
}

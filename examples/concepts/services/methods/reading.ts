import { type QueryService, SortDirection } from '@ptc-org/nestjs-query-core';
import type { Ticket } from './entities';

export async function query(tickets: QueryService<Ticket>) {
  // #region query
  const urgent = await tickets.query({
    filter: { priority: { eq: 5 } },
    sorting: [{ field: 'title', direction: SortDirection.ASC }],
    paging: { limit: 2 },
  });
  // #endregion
  return urgent;
}

export async function count(tickets: QueryService<Ticket>) {
  // #region count
  const open = await tickets.count({ status: { eq: 'open' } });
  // #endregion
  return open;
}

export async function findById(tickets: QueryService<Ticket>) {
  // #region find-by-id
  const first = await tickets.findById(1);
  const none = await tickets.findById(99);
  // #endregion
  return [first, none];
}

export async function getById(tickets: QueryService<Ticket>) {
  // #region get-by-id
  const none = await tickets.getById(99);
  // #endregion
  return none;
}

export async function getOpenById(tickets: QueryService<Ticket>) {
  // #region get-open-by-id
  const done = await tickets.getById(7, { filter: { status: { eq: 'open' } } });
  // #endregion
  return done;
}

export async function aggregate(tickets: QueryService<Ticket>) {
  // #region aggregate
  const byStatus = await tickets.aggregate(
    { priority: { gte: 2 } },
    {
      groupBy: [{ field: 'status', args: {} }],
      count: [{ field: 'id', args: {} }],
      avg: [{ field: 'priority', args: {} }],
      max: [
        { field: 'priority', args: {} },
        { field: 'title', args: {} },
      ],
    },
  );
  // #endregion
  return byStatus;
}

export async function aggregateNone(tickets: QueryService<Ticket>) {
  // #region aggregate-none
  const none = { priority: { gt: 5 } };
  const count = [{ field: 'id' as const, args: {} }];
  console.log(await tickets.aggregate(none, { count }));
  console.log(
    await tickets.aggregate(none, {
      count,
      groupBy: [{ field: 'status', args: {} }],
    }),
  );
  // #endregion
}

export async function aggregateNothing(tickets: QueryService<Ticket>) {
  // #region aggregate-nothing
  await tickets.aggregate({}, {});
  // #endregion
}

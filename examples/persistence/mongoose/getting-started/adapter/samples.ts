import type { Filter } from '@ptc-org/nestjs-query-core';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import { model } from 'mongoose';
import { Ticket, TicketSchema } from '../app/ticket.entity';

const service = new MongooseQueryService<Ticket>(
  model<Ticket>(Ticket.name, TicketSchema),
);

export function conditions(): unknown {
  // #region conditions
  const filters: Filter<Ticket>[] = [
    { title: { like: 'Dark%' } },
    { title: { notILike: 'a_b' } },
    { priority: { between: { lower: 2, upper: 4 } } },
    { priority: { notBetween: { lower: 2, upper: 4 } } },
    { priority: { gt: 4, lt: 2 } },
    { id: { in: ['65a000000000000000000001'] } },
    { status: { is: null } },
  ];
  return filters.map((filter) =>
    service.filterQueryBuilder.buildFilterQuery(filter),
  );
  // #endregion
}

// #region refused
const id = '65a000000000000000000001';

export const refused: Record<string, () => unknown> = {
  'an id in a create': () => service.createOne({ id, title: 'Dark mode' }),
  'an id that is undefined': () => service.updateOne(id, { _id: undefined }),
  'a field that the schema lacks': () =>
    service.query({ filter: { assignee: { eq: id } } as Filter<Ticket> }),
  'a text where between needs an object': () =>
    service.query({ filter: { priority: { between: 4 as never } } }),
};
// #endregion

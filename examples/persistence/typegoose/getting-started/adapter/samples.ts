import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  NestjsQueryTypegooseModule,
  TypegooseQueryService,
} from '@ptc-org/nestjs-query-typegoose';
import { getModelForClass } from '@typegoose/typegoose';
import { Ticket } from '../app/ticket.entity';

const service = new TypegooseQueryService<Ticket>(getModelForClass(Ticket));

export function conditions(): unknown {
  // #region conditions
  const filters: Filter<Ticket>[] = [
    { title: { like: 'dark' } },
    { title: { notILike: '%dark%' } },
    { priority: { notBetween: { lower: 2, upper: 4 } } },
    { priority: { gt: 4, lt: 2 } },
    { id: { in: ['65a000000000000000000001'] } },
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
  'an id in an update': () => service.updateOne(id, { id }),
  'a field that the class lacks': () =>
    service.query({ filter: { assignee: { eq: id } } as Filter<Ticket> }),
  'a text where between needs an object': () =>
    service.query({ filter: { priority: { between: 4 as never } } }),
  'the name of a class in forFeature': () =>
    NestjsQueryTypegooseModule.forFeature(['Ticket' as never]),
};
// #endregion

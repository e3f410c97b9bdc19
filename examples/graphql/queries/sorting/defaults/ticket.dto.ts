import { ID, Int, ObjectType } from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region default-sort
@ObjectType('Ticket')
@QueryOptions({
  pagingStrategy: PagingStrategies.NONE,
  defaultSort: [
    { field: 'priority', direction: SortDirection.DESC },
    { field: 'id', direction: SortDirection.ASC },
  ],
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => Int)
  priority!: number;
}
// #endregion default-sort

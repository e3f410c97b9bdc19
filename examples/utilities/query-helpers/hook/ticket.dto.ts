import { ID, ObjectType } from '@nestjs/graphql';
import { mergeFilter, type Query } from '@ptc-org/nestjs-query-core';
import {
  BeforeQueryMany,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

// #region dto
@ObjectType('Ticket')
@BeforeQueryMany((query: Query<TicketDTO>) => ({
  ...query,
  filter: mergeFilter(query.filter ?? {}, { status: { neq: 'done' } }),
}))
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;
}
// #endregion

import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region default-filter
@ObjectType('Ticket')
@QueryOptions({
  pagingStrategy: PagingStrategies.NONE,
  defaultFilter: { status: { eq: 'open' } },
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;
}
// #endregion default-filter

// #region disable-filter
@ObjectType('DoneTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.NONE,
  disableFilter: true,
  defaultFilter: { status: { eq: 'done' } },
})
export class DoneTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  status!: string;
}
// #endregion disable-filter

// #region only-and
@ObjectType('NarrowTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.NONE,
  allowedBooleanExpressions: ['and'],
})
export class NarrowTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion only-and

// #region neither
@ObjectType('FlatTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.NONE,
  allowedBooleanExpressions: [],
})
export class FlatTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion neither

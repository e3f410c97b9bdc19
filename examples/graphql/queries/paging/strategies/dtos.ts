import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  KeySet,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region cursor
// #region total-count
@ObjectType('Ticket')
@QueryOptions({ enableTotalCount: true })
export class TicketDTO {
  // #endregion total-count
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}
// #endregion cursor

// #region keyset
@ObjectType('KeySetTicket')
@KeySet(['id'])
@QueryOptions({ enableTotalCount: true })
export class KeySetTicketDTO {
  // #endregion keyset
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

// #region offset
@ObjectType('OffsetTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  enableTotalCount: true,
})
export class OffsetTicketDTO {
  // #endregion offset
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

// #region none
@ObjectType('EveryTicket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class EveryTicketDTO {
  // #endregion none
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

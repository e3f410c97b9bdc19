import { ID, ObjectType } from '@nestjs/graphql';
import {
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region offset
@ObjectType('OffsetTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  maxResultsSize: 3,
  defaultResultSize: 3,
  enableFetchAllWithNegative: true,
})
export class OffsetTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion offset

// #region cursor
@ObjectType('Ticket')
@QueryOptions({
  maxResultsSize: 3,
  defaultResultSize: 3,
  enableFetchAllWithNegative: true,
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion cursor

// #region plain
@ObjectType('PlainTicket')
@QueryOptions({ maxResultsSize: 3, defaultResultSize: 3 })
export class PlainTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion plain

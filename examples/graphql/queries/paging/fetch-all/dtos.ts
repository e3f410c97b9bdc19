import {ID, ObjectType} from '@nestjs/graphql';
import {IDField, PagingStrategies, QueryOptions} from '@ptc-org/nestjs-query-graphql';

// #region offset
@ObjectType('OffsetTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  maxResultsSize: 3,
  defaultResultSize: 3,
  enableFetchAllWithNegative: true,
})
export class OffsetTicketDTO {
  // #endregion offset
  @IDField(() => ID)
  id!: number;
}

// #region cursor
@ObjectType('Ticket')
@QueryOptions({maxResultsSize: 3, defaultResultSize: 3, enableFetchAllWithNegative: true})
export class TicketDTO {
  // #endregion cursor
  @IDField(() => ID)
  id!: number;
}

// #region plain
@ObjectType('PlainTicket')
@QueryOptions({maxResultsSize: 3, defaultResultSize: 3})
export class PlainTicketDTO {
  // #endregion plain
  @IDField(() => ID)
  id!: number;
}

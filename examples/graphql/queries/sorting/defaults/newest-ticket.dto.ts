import { ID, ObjectType } from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import {
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region disable-sort
@ObjectType('NewestTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.NONE,
  disableSort: true,
  defaultSort: [{ field: 'id', direction: SortDirection.DESC }],
})
export class NewestTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion disable-sort

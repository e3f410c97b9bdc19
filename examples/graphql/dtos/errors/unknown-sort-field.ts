import { ID, ObjectType } from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import { IDField, QueryOptions } from '@ptc-org/nestjs-query-graphql';

// #region fault
@ObjectType('SortedTicket')
@QueryOptions({
  defaultSort: [{ field: 'urgency', direction: SortDirection.DESC }],
})
export class SortedTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion fault

import { ID, ObjectType } from '@nestjs/graphql';
import { IDField, QueryOptions } from '@ptc-org/nestjs-query-graphql';

// #region unlimited
@ObjectType('UnlimitedTicket')
@QueryOptions({ maxResultsSize: -1 })
export class UnlimitedTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion unlimited

import { ID, ObjectType } from '@nestjs/graphql';
import { IDField, QueryOptions } from '@ptc-org/nestjs-query-graphql';

// #region small
@ObjectType('SmallTicket')
@QueryOptions({ maxResultsSize: 5 })
export class SmallTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion small

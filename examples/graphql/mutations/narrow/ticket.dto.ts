import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region dto
@ObjectType('Ticket')
@QueryOptions({ allowedBooleanExpressions: [] })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => Int, { filterRequired: true })
  projectId!: number;

  @FilterableField()
  status!: string;
}
// #endregion

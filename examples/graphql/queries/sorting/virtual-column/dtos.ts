import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region ticket
@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ nullable: true })
  assigneeName?: string;

  @FilterableField(() => Int)
  commentCount!: number;
}
// #endregion ticket

// #region user
@ObjectType('User')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
export class UserDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion user

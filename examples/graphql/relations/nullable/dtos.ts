import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region ticket
@ObjectType('Ticket')
@Relation('assignee', () => UserDTO)
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

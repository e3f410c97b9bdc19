import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { UserDTO } from './user.dto';

// #region relations
@ObjectType('Ticket')
@FilterableRelation('assignee', () => UserDTO, { nullable: true })
@FilterableRelation('owner', () => UserDTO, {
  nullable: true,
  relationName: 'assignee',
})
@FilterableRelation('reporter', () => UserDTO, { nullable: true })
export class TicketDTO {
  // #endregion relations
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;
}

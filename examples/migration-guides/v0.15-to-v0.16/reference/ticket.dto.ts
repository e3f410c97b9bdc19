import { Directive, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Reference,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('User')
@Directive('@extends')
@Directive('@key(fields: "id")')
export class UserReferenceDTO {
  @IDField(() => ID)
  @Directive('@external')
  id!: number;
}

// #region ticket
@ObjectType('Ticket')
@Reference(
  'assignee',
  () => UserReferenceDTO,
  { id: 'assigneeId' },
  { nullable: true },
)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => ID, { nullable: true })
  assigneeId?: number;
}
// #endregion

import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

// #region user
@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  name!: string;
}
// #endregion

// #region comment
@ObjectType('Comment')
@Relation('ticket', () => TicketDTO, { update: { enabled: true } })
export class CommentDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  body!: string;
}
// #endregion

// #region label
@ObjectType('Label')
@CursorConnection('tickets', () => TicketDTO)
export class LabelDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  name!: string;
}
// #endregion

// #region ticket
@ObjectType('Ticket')
@Relation('assignee', () => UserDTO, {
  nullable: true,
  update: { enabled: true },
  remove: { enabled: true },
})
@UnPagedRelation('labels', () => LabelDTO, {
  update: { enabled: true },
  remove: { enabled: true },
})
@CursorConnection('comments', () => CommentDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  title!: string;
}
// #endregion

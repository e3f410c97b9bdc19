import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
  ObjectId,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { Types } from 'mongoose';

// #region user
@ObjectType('User')
export class UserDTO {
  @ObjectId()
  _id!: Types.ObjectId;

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
  @ObjectId()
  _id!: Types.ObjectId;

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
  @ObjectId()
  _id!: Types.ObjectId;

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
  @ObjectId()
  _id!: Types.ObjectId;

  @IDField(() => ID)
  id!: string;

  @FilterableField()
  title!: string;
}
// #endregion

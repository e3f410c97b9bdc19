import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
  OffsetConnection,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Comment')
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

@ObjectType('Ticket')
// #region one
@Relation('assignee', () => UserDTO, { nullable: true })
// #endregion one
// #region all
@UnPagedRelation('labels', () => LabelDTO)
// #endregion all
// #region offset
@OffsetConnection('comments', () => CommentDTO)
// #endregion offset
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

@ObjectType('Project')
// #region cursor
@CursorConnection('tickets', () => TicketDTO)
// #endregion cursor
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

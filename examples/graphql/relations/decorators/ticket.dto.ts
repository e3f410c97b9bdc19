import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  OffsetConnection,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { CommentDTO } from './comment.dto';
import { LabelDTO } from './label.dto';
import { UserDTO } from './user.dto';

@ObjectType('Ticket')
// #region one
@Relation('assignee', () => UserDTO, {
  nullable: true,
  update: { enabled: true },
  remove: { enabled: true },
})
// #endregion one
// #region all
@UnPagedRelation('labels', () => LabelDTO, {
  update: { enabled: true },
  remove: { enabled: true },
})
// #endregion all
// #region offset
@OffsetConnection('comments', () => CommentDTO, {
  update: { enabled: true },
  remove: { enabled: true },
})
// #endregion offset
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

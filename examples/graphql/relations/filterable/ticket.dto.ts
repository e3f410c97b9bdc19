import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableOffsetConnection,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { CommentDTO } from './comment.dto';
import { LabelDTO } from './label.dto';
import { UserDTO } from './user.dto';

// #region ticket
@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
@FilterableRelation('assignee', () => UserDTO, { nullable: true })
@FilterableUnPagedRelation('labels', () => LabelDTO)
@FilterableOffsetConnection('comments', () => CommentDTO)
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableCursorConnection,
  FilterableField,
  FilterableOffsetConnection,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
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

// #region project
@ObjectType('Project')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
@FilterableCursorConnection('tickets', () => TicketDTO, {
  enableTotalCount: true,
  enableAggregate: true,
})
export class ProjectDTO {
  // #endregion project
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

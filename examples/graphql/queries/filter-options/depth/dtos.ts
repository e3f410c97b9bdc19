import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Project')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region depth-0
@ObjectType('Label')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
@QueryOptions({ pagingStrategy: PagingStrategies.NONE, filterDepth: 0 })
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion depth-0

// #region depth-2
@ObjectType('Ticket')
@FilterableRelation('project', () => ProjectDTO)
@FilterableUnPagedRelation('labels', () => LabelDTO)
@FilterableUnPagedRelation('comments', () => CommentDTO)
@QueryOptions({ pagingStrategy: PagingStrategies.NONE, filterDepth: 2 })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion depth-2

// #region depth-infinite
@ObjectType('Comment')
@FilterableRelation('ticket', () => TicketDTO)
@QueryOptions({ pagingStrategy: PagingStrategies.NONE, filterDepth: Infinity })
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}
// #endregion depth-infinite

import {ID, ObjectType} from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

const pagingStrategy = PagingStrategies.NONE;

@ObjectType('Project')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
@QueryOptions({pagingStrategy})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region depth-0
@ObjectType('Label')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
@QueryOptions({pagingStrategy, filterDepth: 0})
export class LabelDTO {
  // #endregion depth-0
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region depth-2
@ObjectType('Ticket')
@FilterableRelation('project', () => ProjectDTO)
@FilterableUnPagedRelation('labels', () => LabelDTO)
@FilterableUnPagedRelation('comments', () => CommentDTO)
@QueryOptions({pagingStrategy, filterDepth: 2})
export class TicketDTO {
  // #endregion depth-2
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region depth-infinite
@ObjectType('Comment')
@FilterableRelation('ticket', () => TicketDTO)
@QueryOptions({pagingStrategy, filterDepth: Infinity})
export class CommentDTO {
  // #endregion depth-infinite
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

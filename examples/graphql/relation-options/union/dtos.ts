import { createUnionType, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Project')
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region union
export const Subject = createUnionType({
  name: 'Subject',
  types: () => [ProjectDTO, TicketDTO],
});

@ObjectType('Comment')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;

  @FilterableField()
  subjectType!: string;

  @FilterableField(() => ID)
  subjectId!: number;
}
// #endregion

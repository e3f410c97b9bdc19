import {ID, ObjectType} from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

const pagingStrategy = PagingStrategies.NONE;

interface UserContext {
  req: {user: {id: number}};
}

// #region comment
@ObjectType('Comment')
@Authorize({authorize: (context: UserContext) => ({authorId: {eq: context.req.user.id}})})
@QueryOptions({pagingStrategy})
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;

  @FilterableField()
  authorId!: number;
}
// #endregion comment

// #region filterable
@ObjectType('Ticket')
@FilterableUnPagedRelation('comments', () => CommentDTO)
@QueryOptions({pagingStrategy})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion filterable

// #region plain
@ObjectType('SafeTicket')
@UnPagedRelation('comments', () => CommentDTO)
@QueryOptions({pagingStrategy})
export class SafeTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion plain

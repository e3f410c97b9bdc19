import { ID, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

interface UserContext {
  req: { user: { id: number } };
}

// #region comment
@ObjectType('Comment')
@Authorize({
  authorize: (context: UserContext) => ({
    authorId: { eq: context.req.user.id },
  }),
})
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;

  @FilterableField()
  authorId!: number;
}
// #endregion comment

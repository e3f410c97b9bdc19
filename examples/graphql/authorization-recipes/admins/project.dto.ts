import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

interface GqlContext {
  req: { user: { id: number; role: string } };
}

// #region authorize
@ObjectType('Project')
@Authorize<ProjectDTO>({
  authorize: ({ req: { user } }: GqlContext) =>
    user.role === 'admin' ? {} : { ownerId: { eq: user.id } },
})
export class ProjectDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}

import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

interface GqlContext {
  req: { user: { id: number } };
}

@ObjectType('Project')
@Authorize({
  authorize: (context: GqlContext) => ({
    ownerId: { eq: context.req.user.id },
  }),
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  key!: string;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}

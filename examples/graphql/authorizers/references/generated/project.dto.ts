import { Directive, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from '../../../authorization/owner/gql-context';

// #region dto
@ObjectType('Project')
@Directive('@key(fields: "id")')
@Authorize({
  authorize: (context: GqlContext) => ({
    ownerId: { eq: context.req.user.id },
  }),
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

import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { InjectCustomAuthorizer } from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from '../owner/gql-context';
import { ProjectAuthorizer } from './project.authorizer';
import { ProjectDTO } from './project.dto';

@Resolver()
export class MembershipResolver {
  constructor(
    @InjectCustomAuthorizer(ProjectDTO)
    private readonly authorizer: ProjectAuthorizer,
  ) {}

  @Query(() => Boolean)
  isMember(
    @Args('projectId', { type: () => Int }) projectId: number,
    @Context() context: GqlContext,
  ) {
    return this.authorizer.isMember(projectId, context.req.user.id);
  }
}

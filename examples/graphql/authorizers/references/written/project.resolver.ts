import { Context, Parent, Resolver, ResolveReference } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  InjectAuthorizer,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Project } from '../../../authorization/owner/entities';
import type { GqlContext } from '../../../authorization/owner/gql-context';
import { ProjectDTO } from '../generated/project.dto';

@Resolver(() => ProjectDTO)
export class ProjectResolver {
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
    @InjectAuthorizer(ProjectDTO)
    private readonly authorizer: Authorizer<Project>,
  ) {}

  @ResolveReference()
  async resolveReference(
    @Parent() reference: { id: string },
    @Context() context: GqlContext,
  ) {
    const filter = await this.authorizer.authorize(context, {
      operationName: 'resolveReference',
      operationGroup: OperationGroup.READ,
      readonly: true,
      many: false,
    });
    return this.projects.getById(reference.id, { filter });
  }
}

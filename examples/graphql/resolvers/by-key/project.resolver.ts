import { UseInterceptors } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  mergeFilter,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { ProjectDTO } from './project.dto';
import { Project } from './project.entity';

@Resolver(() => ProjectDTO)
export class ProjectResolver {
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<ProjectDTO>,
  ) {}

  // #region endpoint
  @Query(() => ProjectDTO, { nullable: true })
  @UseInterceptors(AuthorizerInterceptor(ProjectDTO))
  async projectByKey(
    @Args('key') key: string,
    @AuthorizerFilter({ operationGroup: OperationGroup.READ, many: false })
    authFilter?: Filter<ProjectDTO>,
  ): Promise<ProjectDTO | undefined> {
    const filter = mergeFilter<ProjectDTO>(
      { key: { eq: key } },
      authFilter ?? {},
    );
    const [project] = await this.projects.query({
      filter,
      paging: { limit: 1 },
    });
    return project;
  }
  // #endregion
}

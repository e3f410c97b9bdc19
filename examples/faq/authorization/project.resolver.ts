import { UseInterceptors } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Project, ProjectDTO } from './project';

@Resolver(() => ProjectDTO)
export class ProjectResolver {
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
  ) {}

  // #region fault
  @Query(() => [ProjectDTO])
  @UseInterceptors(AuthorizerInterceptor(ProjectDTO))
  newestProjects(
    @AuthorizerFilter() filter: Filter<ProjectDTO>,
  ): Promise<Project[]> {
    return this.projects.query({ filter, paging: { limit: 2 } });
  }
  // #endregion fault

  // #region cure
  @Query(() => [ProjectDTO])
  @UseInterceptors(AuthorizerInterceptor(ProjectDTO))
  someProjects(
    @AuthorizerFilter({ operationGroup: OperationGroup.READ, many: true })
    filter: Filter<ProjectDTO>,
  ): Promise<Project[]> {
    return this.projects.query({ filter, paging: { limit: 2 } });
  }
  // #endregion cure
}

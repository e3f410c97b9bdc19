import {NotFoundException, UseInterceptors} from '@nestjs/common';
import {Args, Query, Resolver} from '@nestjs/graphql';
import {type Filter, InjectQueryService, mergeFilter, type QueryService} from '@ptc-org/nestjs-query-core';
import {AuthorizerFilter, AuthorizerInterceptor} from '@ptc-org/nestjs-query-graphql';
import {Project, ProjectDTO} from './project';

@Resolver()
export class ProjectByKeyResolver {
  constructor(@InjectQueryService(Project) private readonly projects: QueryService<Project>) {}

  @Query(() => ProjectDTO)
  @UseInterceptors(AuthorizerInterceptor(ProjectDTO))
  async projectByKey(@Args('key') key: string, @AuthorizerFilter() own: Filter<Project>): Promise<Project> {
    const filter = mergeFilter({key: {eq: key}}, own);
    const [project] = await this.projects.query({filter, paging: {limit: 1}});
    if (!project) throw new NotFoundException(`Unable to find Project with key: ${key}`);
    return project;
  }
}

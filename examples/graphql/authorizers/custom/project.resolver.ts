// #region imports
import { UseInterceptors } from '@nestjs/common';
import {
  Args,
  Context,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
} from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  mergeFilter,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  AuthorizerFilter,
  AuthorizerInterceptor,
  InjectAuthorizer,
  OperationGroup,
  RelationAuthorizerFilter,
} from '@ptc-org/nestjs-query-graphql';
import { type GqlContext, ProjectDTO } from '../by-operation/project.dto';
import { Project } from '../../authorization/owner/entities';
import { TicketDTO } from '../../authorization/owner/ticket.dto';
// #endregion

@Resolver(() => ProjectDTO)
export class ProjectResolver {
  // #region constructor
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
    @InjectAuthorizer(ProjectDTO)
    private readonly authorizer: Authorizer<Project>,
  ) {}
  // #endregion

  // #region filter
  @Mutation(() => ProjectDTO)
  @UseInterceptors(AuthorizerInterceptor(ProjectDTO))
  renameProject(
    @Args('id', { type: () => ID }) id: number,
    @Args('name') name: string,
    @AuthorizerFilter({ operationGroup: OperationGroup.UPDATE, many: false })
    filter: Filter<Project>,
  ) {
    return this.projects.updateOne(id, { name }, { filter });
  }
  // #endregion

  // #region injected
  @Mutation(() => Int)
  async closeProjects(
    @Args('name') name: string,
    @Context() context: GqlContext,
  ) {
    const authFilter = await this.authorizer.authorize(context, {
      operationName: 'closeProjects',
      operationGroup: OperationGroup.UPDATE,
      readonly: false,
      many: true,
    });
    const filter = mergeFilter<Project>({ name: { like: name } }, authFilter);
    const { updatedCount } = await this.projects.updateMany(
      { name: `${name} (closed)` },
      filter,
    );
    return updatedCount;
  }
  // #endregion

  // #region relation
  @Query(() => [TicketDTO])
  @UseInterceptors(AuthorizerInterceptor(ProjectDTO))
  async ticketsOfProject(
    @Args('id', { type: () => ID }) id: number,
    @AuthorizerFilter({ operationGroup: OperationGroup.READ, many: false })
    filter: Filter<Project>,
    @RelationAuthorizerFilter('tickets', {
      operationGroup: OperationGroup.READ,
      many: true,
    })
    relationFilter: Filter<TicketDTO>,
  ) {
    const project = await this.projects.getById(id, { filter });
    return this.projects.queryRelations(TicketDTO, 'tickets', project, {
      filter: relationFilter,
    });
  }
  // #endregion

  // #region no-context
  @Mutation(() => ProjectDTO)
  @UseInterceptors(AuthorizerInterceptor(ProjectDTO))
  renameWithoutContext(
    @Args('id', { type: () => ID }) id: number,
    @Args('name') name: string,
    @AuthorizerFilter() filter: Filter<Project>,
  ) {
    return this.projects.updateOne(id, { name }, { filter });
  }
  // #endregion

  // #region no-interceptor
  @Mutation(() => ProjectDTO)
  renameWithoutInterceptor(
    @Args('id', { type: () => ID }) id: number,
    @Args('name') name: string,
    @AuthorizerFilter({ operationGroup: OperationGroup.UPDATE, many: false })
    filter?: Filter<Project>,
  ) {
    return this.projects.updateOne(id, { name }, { filter });
  }
  // #endregion
}

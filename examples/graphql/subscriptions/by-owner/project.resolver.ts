import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  CRUDResolver,
  type GraphQLPubSub,
  InjectPubSub,
} from '@ptc-org/nestjs-query-graphql';
import { CreateProjectDTO, Project, ProjectDTO } from '../authorized/project';

// #region resolver
@Resolver(() => ProjectDTO)
export class ProjectResolver extends CRUDResolver(ProjectDTO, {
  CreateDTOClass: CreateProjectDTO,
  enableSubscriptions: true,
}) {
  constructor(
    @InjectQueryService(Project)
    service: QueryService<ProjectDTO, CreateProjectDTO>,
    @InjectPubSub() override readonly pubSub: GraphQLPubSub,
  ) {
    super(service);
  }

  // #region publish
  /** The generated `createOne` and `createMany` call this; the exported type does not declare it. */
  async publishCreatedEvent(project: ProjectDTO): Promise<void> {
    const filterOfOwner = JSON.stringify({ ownerId: { eq: project.ownerId } });
    await this.pubSub.publish(`createdProject-${filterOfOwner}`, {
      createdProject: project,
    });
  }
  // #endregion
}
// #endregion

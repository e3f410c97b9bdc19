import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
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
  ) {
    super(service);
  }
}
// #endregion

import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
import { Project } from '../../resolvers/generated/entities';
import { ProjectDTO } from '../../resolvers/generated/project.dto';

// #region resolver
@Resolver()
export class ProjectResolver extends CRUDResolver(ProjectDTO) {
  constructor(@InjectQueryService(Project) service: QueryService<ProjectDTO>) {
    super(service);
  }
}
// #endregion

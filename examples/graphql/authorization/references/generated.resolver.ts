import {Resolver} from '@nestjs/graphql';
import {InjectQueryService, QueryService} from '@ptc-org/nestjs-query-core';
import {ReferenceResolver} from '@ptc-org/nestjs-query-graphql';
import {Project} from '../owner/entities';
import {ProjectDTO} from '../owner/project.dto';

// #region resolver
@Resolver(() => ProjectDTO)
export class GeneratedResolver extends ReferenceResolver(ProjectDTO, {key: 'id'}) {
  constructor(@InjectQueryService(Project) service: QueryService<ProjectDTO, unknown, unknown>) {
    super(service);
  }
}
// #endregion

import {
  InjectQueryService,
  QueryService,
  type QueryServiceRelation,
  RelationQueryService,
} from '@ptc-org/nestjs-query-core';
import { Project, Ticket } from '../../../relation-options/virtual/entities';
import { ProjectDTO } from './dtos';

@QueryService(ProjectDTO)
export class ProjectService extends RelationQueryService<ProjectDTO> {
  constructor(
    @InjectQueryService(Project) projects: QueryService<Project>,
    @InjectQueryService(Ticket) tickets: QueryService<Ticket>,
  ) {
    const unfinished: QueryServiceRelation<ProjectDTO, Ticket> = {
      service: tickets,
      query: ({ id }) => ({
        filter: { projectId: { eq: id }, status: { neq: 'done' } },
      }),
    };
    // The parameter is typed for relations of `unknown`, which no typed relation is assignable to.
    super(projects, {
      unfinished: unfinished as QueryServiceRelation<ProjectDTO, unknown>,
    });
  }
}

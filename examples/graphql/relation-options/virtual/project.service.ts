import {
  InjectQueryService,
  QueryService,
  type QueryServiceRelation,
  RelationQueryService,
  SortDirection,
} from '@ptc-org/nestjs-query-core';
import { ProjectDTO } from './dtos';
import { Project, Ticket } from './entities';

@QueryService(ProjectDTO)
export class ProjectService extends RelationQueryService<ProjectDTO> {
  constructor(
    @InjectQueryService(Project) projects: QueryService<Project>,
    @InjectQueryService(Ticket) tickets: QueryService<Ticket>,
  ) {
    const unfinished: QueryServiceRelation<ProjectDTO, Ticket> = {
      service: tickets,
      query: (project) => ({
        filter: { projectId: { eq: project.id }, status: { neq: 'done' } },
        sorting: [{ field: 'priority', direction: SortDirection.DESC }],
      }),
    };
    // The parameter is typed for relations of `unknown`, which no typed relation is assignable to.
    super(projects, {
      unfinished: unfinished as QueryServiceRelation<ProjectDTO, unknown>,
    });
  }
}

import { Injectable } from '@nestjs/common';
import {
  InjectQueryService,
  QueryService,
  type QueryServiceRelation,
  RelationQueryService,
  SortDirection,
} from '@ptc-org/nestjs-query-core';
import { Project, Ticket } from './project';

// #region service
@Injectable()
export class ProjectService extends RelationQueryService<Project> {
  constructor(
    @InjectQueryService(Project) projects: QueryService<Project>,
    @InjectQueryService(Ticket) tickets: QueryService<Ticket>,
  ) {
    const topTickets: QueryServiceRelation<Project, Ticket> = {
      service: tickets,
      query: (project) => ({
        filter: { projectId: { eq: project.id }, status: { neq: 'done' } },
        sorting: [{ field: 'priority', direction: SortDirection.DESC }],
        paging: { limit: 2 },
      }),
    };
    // The parameter is typed for relations of `unknown`, which no typed relation is assignable to.
    super(projects, {
      topTickets: topTickets as QueryServiceRelation<Project, unknown>,
    });
  }
}
// #endregion

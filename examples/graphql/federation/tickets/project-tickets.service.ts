import {
  InjectQueryService,
  QueryService,
  RelationQueryService,
} from '@ptc-org/nestjs-query-core';
import { ProjectReference } from './project.reference';
import { Ticket } from './ticket.entity';

@QueryService(ProjectReference)
export class ProjectTicketsService extends RelationQueryService<ProjectReference> {
  constructor(@InjectQueryService(Ticket) tickets: QueryService<Ticket>) {
    super({
      tickets: {
        service: tickets,
        query: (project) => ({ filter: { projectId: { eq: project.id } } }),
      },
    });
  }
}

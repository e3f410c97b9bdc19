import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CommentDTO, ProjectDTO, Subject, TicketDTO } from './dtos';
import { Project, Ticket } from './entities';

// #region resolver
@Resolver(() => CommentDTO)
export class SubjectResolver {
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
    @InjectQueryService(Ticket)
    private readonly tickets: QueryService<Ticket>,
  ) {}

  @ResolveField(() => Subject, { nullable: true })
  async subject(@Parent() { subjectType, subjectId }: CommentDTO) {
    if (subjectType === 'project') {
      const project = await this.projects.findById(subjectId);
      return project && Object.assign(new ProjectDTO(), project);
    }
    const ticket = await this.tickets.findById(subjectId);
    return ticket && Object.assign(new TicketDTO(), ticket);
  }
}
// #endregion

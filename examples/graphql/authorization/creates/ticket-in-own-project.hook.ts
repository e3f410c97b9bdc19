import { Injectable } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  type CreateManyInputType,
  type CreateOneInputType,
  InjectAuthorizer,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Project, type Ticket } from '../owner/entities';
import { ProjectDTO } from '../owner/project.dto';
import type { GqlContext } from './gql-context';

// #region hook
type NewTickets = CreateOneInputType<Ticket> | CreateManyInputType<Ticket>;

@Injectable()
export class TicketInOwnProject {
  constructor(
    @InjectAuthorizer(ProjectDTO) private authorizer: Authorizer<Project>,
    @InjectQueryService(Project) private projects: QueryService<Project>,
  ) {}

  async run<Input extends NewTickets>(instance: Input, context: GqlContext) {
    const filter = await this.authorizer.authorize(context, {
      operationName: 'createTicket',
      operationGroup: OperationGroup.READ,
      readonly: true,
      many: false,
    });
    for (const ticket of [instance.input].flat()) {
      await this.projects.getById(Number(ticket.projectId), { filter });
      ticket.assigneeId = context.req.user.id;
    }
    return instance;
  }
}
// #endregion

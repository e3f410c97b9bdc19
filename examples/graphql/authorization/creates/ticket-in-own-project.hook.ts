import { Injectable } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  type CreateManyInputType,
  type CreateOneInputType,
  InjectAuthorizer,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Project } from '../owner/entities';
import type { GqlContext } from '../owner/gql-context';
import { ProjectDTO } from '../owner/project.dto';

interface InProject {
  projectId: number;
}

@Injectable()
export class TicketInOwnProject {
  constructor(
    @InjectAuthorizer(ProjectDTO)
    private readonly authorizer: Authorizer<Project>,
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
  ) {}

  // #region run
  async run<
    Input extends
      CreateOneInputType<InProject> | CreateManyInputType<InProject>,
  >(instance: Input, context: GqlContext): Promise<Input> {
    const filter = await this.authorizer.authorize(context, {
      operationName: 'createTicket',
      operationGroup: OperationGroup.READ,
      readonly: true,
      many: false,
    });
    const tickets = [instance.input].flat();
    for (const id of new Set(tickets.map(({ projectId }) => projectId)))
      await this.projects.getById(id, { filter });
    return instance;
  }
  // #endregion
}

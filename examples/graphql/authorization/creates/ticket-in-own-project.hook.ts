import { Injectable } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  type BeforeCreateOneHook,
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
export class TicketInOwnProject implements BeforeCreateOneHook<
  InProject,
  GqlContext
> {
  constructor(
    @InjectAuthorizer(ProjectDTO)
    private readonly authorizer: Authorizer<Project>,
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
  ) {}

  async run(instance: CreateOneInputType<InProject>, context: GqlContext) {
    const filter = await this.authorizer.authorize(context, {
      operationName: 'createTicket',
      operationGroup: OperationGroup.READ,
      readonly: true,
      many: false,
    });
    await this.projects.getById(instance.input.projectId, { filter });
    return instance;
  }
}

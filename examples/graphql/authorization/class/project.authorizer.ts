import { Injectable } from '@nestjs/common';
import type { Filter } from '@ptc-org/nestjs-query-core';
import type { CustomAuthorizer } from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from '../owner/gql-context';
import { Members } from './members';
import type { ProjectDTO } from './project.dto';

@Injectable()
export class ProjectAuthorizer implements CustomAuthorizer<ProjectDTO> {
  constructor(private readonly members: Members) {}

  async authorize(context: GqlContext): Promise<Filter<ProjectDTO>> {
    return { id: { in: await this.members.projectIdsOf(context.req.user.id) } };
  }

  // #region relation
  async authorizeRelation(
    relationName: string,
  ): Promise<Filter<unknown> | undefined> {
    if (relationName === 'allTickets') return {};
    if (relationName === 'openTickets')
      return { status: { eq: 'open' } } as Filter<unknown>;
    return undefined;
  }
  // #endregion

  async isMember(projectId: number, userId: number): Promise<boolean> {
    return (await this.members.projectIdsOf(userId)).includes(projectId);
  }
}

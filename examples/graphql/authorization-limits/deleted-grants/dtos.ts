import { ID, ObjectType } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from '../../authorization/owner/gql-context';
import type { Project } from './entities';

// #region leaks
@ObjectType('Project')
@Authorize<ProjectDTO>({
  authorize: (context: GqlContext) => {
    const filter: Filter<Project> = {
      members: { userId: { eq: context.req.user.id } },
    };
    return filter as Filter<ProjectDTO>;
  },
})
export class ProjectDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region holds
@ObjectType('ProjectCard')
@Authorize<ProjectCardDTO>({
  authorize: (context: GqlContext) => {
    const filter: Filter<Project> = {
      members: {
        userId: { eq: context.req.user.id },
        deletedAt: { is: null },
      },
    };
    return filter as Filter<ProjectCardDTO>;
  },
})
export class ProjectCardDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region ticket
@ObjectType('Ticket')
@Relation('project', () => ProjectDTO, { nullable: true })
@Relation('card', () => ProjectCardDTO, {
  nullable: true,
  relationName: 'project',
})
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

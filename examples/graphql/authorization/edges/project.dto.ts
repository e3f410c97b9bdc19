import { ID, Int, ObjectType } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  FilterableField,
  FilterableRelation,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import type { Ticket } from '../owner/entities';
import type { GqlContext } from '../owner/gql-context';

interface GuestContext {
  req: { user?: { id: number } };
}

// #region optional
@ObjectType('Project')
@Authorize({
  authorize: (context: GuestContext) => ({
    ownerId: { eq: context.req.user?.id },
  }),
})
export class ProjectDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}

// #region inherited
@ObjectType('ProjectCard')
export class ProjectCardDTO extends ProjectDTO {}
// #endregion

@FilterableRelation('project', () => ProjectDTO)
// #region through-relation
@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: (context: GqlContext) => {
    const filter: Filter<Ticket> = {
      project: { ownerId: { eq: context.req.user.id } },
    };
    return filter as Filter<TicketDTO>;
  },
})
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => Int)
  priority!: number;
}

@ObjectType('Task')
@Authorize<TaskDTO>({ authorize: () => ({}) })
class TaskDTO {
  @IDField(() => ID)
  id!: number;
}

const onlyUrgent = { authorize: () => ({ priority: { gte: 5 } }) };

// #region named
@ObjectType('ProjectBoard')
@UnPagedRelation('tickets', () => TicketDTO, {
  dtoName: 'Urgent',
  relationName: 'tickets',
  auth: onlyUrgent,
})
@UnPagedRelation('urgentTickets', () => TicketDTO, {
  relationName: 'tickets',
  auth: onlyUrgent,
})
// #endregion
// #region singular
@UnPagedRelation('pressingTickets', () => TicketDTO, {
  relationName: 'tickets',
  auth: onlyUrgent,
  remove: { enabled: true },
})
@UnPagedRelation('backlog', () => TicketDTO, {
  relationName: 'tickets',
  auth: onlyUrgent,
  remove: { enabled: true },
})
// #endregion
@UnPagedRelation('ownTickets', () => TicketDTO, {
  relationName: 'tickets',
  enableAggregate: true,
})
@UnPagedRelation('tasks', () => TaskDTO, { relationName: 'tickets' })
export class ProjectBoardDTO {
  @IDField(() => ID)
  id!: number;
}

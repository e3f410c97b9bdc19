import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from '../owner/gql-context';
import { ProjectAuthorizer } from './project.authorizer';

@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: (context: GqlContext) => ({
    assigneeId: { eq: context.req.user.id },
  }),
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;

  @Field(() => Int, { nullable: true })
  assigneeId?: number;
}

// #region dto
@ObjectType('Project')
@Authorize(ProjectAuthorizer)
@UnPagedRelation('allTickets', () => TicketDTO, { relationName: 'tickets' })
@UnPagedRelation('openTickets', () => TicketDTO, { relationName: 'tickets' })
@UnPagedRelation('urgentTickets', () => TicketDTO, {
  relationName: 'tickets',
  auth: { authorize: () => ({ priority: { gte: 5 } }) },
})
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion

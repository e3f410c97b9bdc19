import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
  KeySet,
  OffsetConnection,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
@KeySet(['id'])
@CursorConnection('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  projectId!: number;
}

// #region project
@ObjectType('Project')
@OffsetConnection('tickets', () => TicketDTO, { enableTotalCount: true })
// #endregion project
@CursorConnection('ticketPages', () => TicketDTO, { relationName: 'tickets' })
@CursorConnection('firstTickets', () => TicketDTO, {
  relationName: 'tickets',
  defaultResultSize: 4,
})
@UnPagedRelation('everyTicket', () => TicketDTO, { relationName: 'tickets' })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

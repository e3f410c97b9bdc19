import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
  OffsetConnection,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

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

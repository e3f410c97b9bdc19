import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';

// #region refused
@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO) {
  constructor(@InjectQueryService(Ticket) service: QueryService<Ticket>) {
    // @ts-expect-error a Ticket has a project, and a TicketDTO has none
    super(service);
  }
}
// #endregion

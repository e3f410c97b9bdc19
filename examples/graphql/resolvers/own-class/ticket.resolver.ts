import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';
import { CreateTicketDTO, UpdateTicketDTO } from '../generated/ticket.inputs';

// #region class
@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO, {
  CreateDTOClass: CreateTicketDTO,
  UpdateDTOClass: UpdateTicketDTO,
}) {
  constructor(
    // The entity says which service to inject, and the DTO gives it its type.
    @InjectQueryService(Ticket)
    service: QueryService<TicketDTO, CreateTicketDTO, UpdateTicketDTO>,
  ) {
    super(service);
  }
}
// #endregion

import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { ReadResolver } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';

@Resolver(() => TicketDTO)
export class TicketResolver extends ReadResolver(TicketDTO, {
  maxResultsSize: 20,
}) {
  constructor(
    @InjectQueryService(Ticket)
    service: QueryService<TicketDTO, unknown, unknown>,
  ) {
    super(service);
  }
}

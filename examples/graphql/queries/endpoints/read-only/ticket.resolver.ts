import { Resolver } from '@nestjs/graphql';
import {
  InjectQueryService,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { ReadResolver } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

@Resolver(() => TicketDTO)
export class TicketResolver extends ReadResolver(TicketDTO) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<Ticket>,
  ) {
    super(service);
  }
}

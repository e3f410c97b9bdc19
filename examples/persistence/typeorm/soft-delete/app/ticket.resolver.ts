import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  FilterType,
  UpdateManyResponseType,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';
import { TicketService } from './ticket.service';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(private readonly tickets: TicketService) {}

  @Mutation(() => TicketDTO)
  restoreOneTicket(
    @Args('id', { type: () => ID }) id: string,
  ): Promise<TicketDTO> {
    return this.tickets.restoreOne(id);
  }

  @Mutation(() => UpdateManyResponseType())
  restoreManyTickets(
    @Args('filter', { type: () => FilterType(TicketDTO) })
    filter: Filter<TicketDTO>,
  ) {
    return this.tickets.restoreMany(filter);
  }
}

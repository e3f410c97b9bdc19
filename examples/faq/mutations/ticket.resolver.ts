import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CreateTicketDTO, Ticket, TicketDTO } from './ticket';

// #region resolver
@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  @Mutation(() => TicketDTO)
  createOneTicket(@Args('input') input: CreateTicketDTO): Promise<Ticket> {
    return this.tickets.createOne({ ...input, title: input.title.trim() });
  }
}
// #endregion resolver

import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from './ticket';

@Resolver(() => Ticket)
export class TicketResolver extends CRUDResolver(Ticket) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<Ticket>,
  ) {
    super(service);
  }

  @Mutation(() => Ticket)
  reopenTicket(@Args('id', { type: () => ID }) id: number): Promise<Ticket> {
    return this.service.updateOne(id, { status: 'open' });
  }
}

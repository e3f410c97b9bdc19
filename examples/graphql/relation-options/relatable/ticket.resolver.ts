import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { ReadResolver, Relatable } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../../relations/first/entities';
import { TicketDTO } from './dtos';

@Resolver(() => TicketDTO)
export class TicketResolver extends Relatable(TicketDTO, {
  enableTotalCount: true,
})(ReadResolver(TicketDTO)) {
  constructor(@InjectQueryService(Ticket) service: QueryService<TicketDTO>) {
    super(service);
  }

  @Mutation(() => TicketDTO)
  escalateTicket(
    @Args('id', { type: () => ID }) id: number,
  ): Promise<TicketDTO> {
    return this.service.updateOne(id, { title: 'Escalated' });
  }
}

import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  type GraphQLPubSub,
  InjectPubSub,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from '../events/tracker';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
    @InjectPubSub() private readonly pubSub: GraphQLPubSub,
  ) {}

  // #region import
  @Mutation(() => Int)
  async importTickets(
    @Args('titles', { type: () => [String] }) titles: string[],
  ) {
    const created = await this.tickets.createMany(
      titles.map((title) => ({ title })),
    );
    for (const ticket of created)
      await this.pubSub.publish('createdTicket-{}', { createdTicket: ticket });
    return created.length;
  }
  // #endregion

  @Mutation(() => Int)
  async importWithoutSuffix(
    @Args('titles', { type: () => [String] }) titles: string[],
  ) {
    const created = await this.tickets.createMany(
      titles.map((title) => ({ title })),
    );
    for (const ticket of created)
      await this.pubSub.publish('createdTicket', { createdTicket: ticket });
    return created.length;
  }
}

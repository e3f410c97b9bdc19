import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { Ticket, TicketDTO } from './ticket';

// #region subtree
@Resolver(() => TicketDTO)
export class SubtreeResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  @Query(() => [TicketDTO])
  async ticketsBelow(@Args('id', { type: () => ID }) id: string) {
    const found = new Map<number, Ticket>();
    let parents = [Number(id)];
    while (parents.length > 0) {
      const filter = { parentId: { in: parents } };
      const children = await this.tickets.query({ filter });
      const added = children.filter((child) => !found.has(child.id));
      added.forEach((child) => found.set(child.id, child));
      parents = added.map((child) => child.id);
    }
    return [...found.values()];
  }
}
// #endregion

import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import { TicketDTO } from './ticket.dto';
import { TicketService } from './ticket.service';

// #region resolver
@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(private readonly tickets: TicketService) {}

  @Mutation(() => Int)
  async closeOverdueTickets(@Args('before') before: Date): Promise<number> {
    const { updatedCount } = await this.tickets.closeOverdue(before);
    return updatedCount;
  }
}
// #endregion

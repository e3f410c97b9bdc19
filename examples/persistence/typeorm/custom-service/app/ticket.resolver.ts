import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import { TicketDTO } from './ticket.dto';
import { TicketService } from './ticket.service';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(private readonly tickets: TicketService) {}

  @Mutation(() => Int)
  closeOverdueTickets(@Args('before') before: Date): Promise<number> {
    return this.tickets.closeOverdue(before);
  }
}

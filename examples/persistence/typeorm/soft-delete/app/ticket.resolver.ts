import { Args, ID, InputType, Mutation, Resolver } from '@nestjs/graphql';
import {
  DeleteManyInputType,
  UpdateManyResponseType,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';
import { TicketService } from './ticket.service';

// #region input
@InputType()
export class RestoreManyTicketsInput extends DeleteManyInputType(TicketDTO) {}
// #endregion

// #region resolver
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
  restoreManyTickets(@Args('input') { filter }: RestoreManyTicketsInput) {
    return this.tickets.restoreMany(filter);
  }
}
// #endregion

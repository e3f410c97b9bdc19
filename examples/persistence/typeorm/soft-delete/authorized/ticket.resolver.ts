import { UseInterceptors } from '@nestjs/common';
import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket } from './ticket';
import { TicketService } from './ticket.service';

@Resolver(() => Ticket)
export class TicketResolver {
  constructor(private readonly tickets: TicketService) {}

  // #region restore
  @Mutation(() => Ticket)
  @UseInterceptors(AuthorizerInterceptor(Ticket))
  restoreOneTicket(
    @Args('id', { type: () => ID }) id: string,
    @AuthorizerFilter({ operationGroup: OperationGroup.UPDATE, many: false })
    filter: Filter<Ticket>,
  ): Promise<Ticket> {
    return this.tickets.restoreOne(id, { filter });
  }
  // #endregion
}

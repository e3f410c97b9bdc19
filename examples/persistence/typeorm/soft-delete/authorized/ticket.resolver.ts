import { UseInterceptors } from '@nestjs/common';
import { Args, ID, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { type Filter, mergeFilter } from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  DeleteManyInputType,
  OperationGroup,
  UpdateManyResponseType,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket } from './ticket';
import { TicketService } from './ticket.service';

@InputType()
export class RestoreManyTicketsInput extends DeleteManyInputType(Ticket) {}

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

  // #region restore-many
  @Mutation(() => UpdateManyResponseType())
  @UseInterceptors(AuthorizerInterceptor(Ticket))
  restoreManyTickets(
    @Args('input') input: RestoreManyTicketsInput,
    @AuthorizerFilter({ operationGroup: OperationGroup.UPDATE, many: true })
    filter: Filter<Ticket>,
  ) {
    return this.tickets.restoreMany(mergeFilter(input.filter, filter));
  }
  // #endregion
}

import { UseInterceptors } from '@nestjs/common';
import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  // #region endpoint
  @Mutation(() => TicketDTO, { name: 'deleteOneTicket' })
  @UseInterceptors(AuthorizerInterceptor(TicketDTO))
  closeTicket(
    @Args('id', { type: () => ID }) id: number,
    @AuthorizerFilter({ operationGroup: OperationGroup.DELETE, many: false })
    filter: Filter<Ticket>,
  ) {
    return this.tickets.updateOne(id, { status: 'done' }, { filter });
  }
  // #endregion
}

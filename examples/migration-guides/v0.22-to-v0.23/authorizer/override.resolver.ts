import { UseInterceptors } from '@nestjs/common';
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  FindOneArgsType,
  OperationGroup,
  ReadResolver,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from './tracker';

@ArgsType()
export class TicketArgs extends FindOneArgsType(TicketDTO) {}

// #region override
@Resolver(() => TicketDTO)
@UseInterceptors(AuthorizerInterceptor(TicketDTO))
export class OverrideResolver extends ReadResolver(TicketDTO, {
  one: { disabled: true },
  many: { disabled: true },
}) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<Ticket>,
  ) {
    super(service);
  }

  @Query(() => TicketDTO, { name: 'ticket' })
  override findById(
    @Args() input: TicketArgs,
    @AuthorizerFilter({ operationGroup: OperationGroup.READ, many: false })
    mine?: Filter<TicketDTO>,
  ): Promise<TicketDTO | undefined> {
    return super.findById(input, mine);
  }
  // #endregion

  // #region careless
  @Query(() => TicketDTO)
  carelessTicket(@Args() input: TicketArgs): Promise<TicketDTO | undefined> {
    return super.findById(input);
  }
  // #endregion
}

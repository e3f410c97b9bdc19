import { UseInterceptors } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  mergeFilter,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  CRUDResolver,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from './tracker';

// #region resolver
@Resolver(() => TicketDTO)
@UseInterceptors(AuthorizerInterceptor(TicketDTO))
export class TicketResolver extends CRUDResolver(TicketDTO) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<Ticket>,
  ) {
    super(service);
  }

  @Query(() => [TicketDTO])
  openTickets(
    @AuthorizerFilter({ operationGroup: OperationGroup.READ, many: true })
    mine: Filter<Ticket>,
  ): Promise<TicketDTO[]> {
    return this.service.query({
      filter: mergeFilter(mine, { status: { eq: 'open' } }),
    });
  }
}
// #endregion

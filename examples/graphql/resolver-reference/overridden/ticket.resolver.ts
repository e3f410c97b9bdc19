import { UseInterceptors } from '@nestjs/common';
import { ArgsType, Query, Resolver } from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  QueryService,
  SortDirection,
} from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  CRUDResolver,
  HookArgs,
  HookInterceptor,
  HookTypes,
  OperationGroup,
  QueryArgsType,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';

@ArgsType()
export class TicketQuery extends QueryArgsType(TicketDTO) {}

// #region class
@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO, {
  read: { QueryArgs: TicketQuery },
}) {
  constructor(@InjectQueryService(Ticket) service: QueryService<TicketDTO>) {
    super(service);
  }

  @Query(() => TicketQuery.ConnectionType, { name: 'tickets' })
  @UseInterceptors(
    HookInterceptor(HookTypes.BEFORE_QUERY_MANY, TicketDTO),
    AuthorizerInterceptor(TicketDTO),
  )
  override queryMany(
    @HookArgs() query: TicketQuery,
    @AuthorizerFilter({ operationGroup: OperationGroup.READ, many: true })
    filter?: Filter<TicketDTO>,
  ) {
    if (!query.sorting?.length)
      query.sorting = [{ field: 'priority', direction: SortDirection.DESC }];
    return super.queryMany(query, filter);
  }
}
// #endregion

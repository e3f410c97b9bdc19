import { Args, Query, Resolver } from '@nestjs/graphql';
import {
  InjectQueryService,
  mergeFilter,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { PagingStrategies, QueryArgsType } from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from './tracker';

// #region resolver
const OpenTicketQuery = QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.OFFSET,
  connectionName: 'OpenTicketConnection',
});

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly service: QueryService<Ticket>,
  ) {}

  @Query(() => OpenTicketQuery.ConnectionType)
  openTickets(
    @Args({ type: () => OpenTicketQuery })
    query: InstanceType<typeof OpenTicketQuery>,
  ) {
    const filter = mergeFilter(query.filter ?? {}, { status: { eq: 'open' } });
    return OpenTicketQuery.ConnectionType.createFromPromise(
      (q) => this.service.query(q),
      { ...query, filter },
    );
  }
}
// #endregion

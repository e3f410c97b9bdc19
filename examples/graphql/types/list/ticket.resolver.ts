import { Args, Query, Resolver } from '@nestjs/graphql';
import {
  InjectQueryService,
  mergeQuery,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import type { OffsetConnectionType } from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from './ticket';
import { TicketQuery } from './ticket.query';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket)
    private readonly tickets: QueryService<TicketDTO>,
  ) {}

  // #region method
  @Query(() => TicketQuery.ConnectionType.resolveType)
  urgentTickets(
    @Args() query: TicketQuery,
  ): Promise<OffsetConnectionType<TicketDTO>> {
    return TicketQuery.ConnectionType.createFromPromise(
      (page) => this.tickets.query(page),
      mergeQuery(query, {
        filter: { priority: { gte: 4 }, status: { neq: 'done' } },
      }),
      (filter) => this.tickets.count(filter),
    );
  }
  // #endregion method
}

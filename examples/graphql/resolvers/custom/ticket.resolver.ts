import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import {
  InjectQueryService,
  mergeQuery,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { QueryArgsType } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';

// #region resolver
@ArgsType()
export class OpenTicketsArgs extends QueryArgsType(TicketDTO, {
  enableTotalCount: true,
  connectionName: 'OpenTicketConnection',
}) {}

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  @Query(() => OpenTicketsArgs.ConnectionType)
  openTickets(@Args() args: OpenTicketsArgs) {
    return OpenTicketsArgs.ConnectionType.createFromPromise(
      (query) => this.tickets.query(query),
      mergeQuery(args, { filter: { status: { eq: 'open' } } }),
      (filter) => this.tickets.count(filter),
    );
  }
}
// #endregion

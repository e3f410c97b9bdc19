import {ArgsType, Query, Resolver, Args} from '@nestjs/graphql';
import {InjectQueryService, mergeQuery, QueryService} from '@ptc-org/nestjs-query-core';
import {QueryArgsType} from '@ptc-org/nestjs-query-graphql';
import {Ticket} from '../generated/entities';
import {TicketDTO} from '../generated/ticket.dto';

// #region args
@ArgsType()
export class OpenTicketsArgs extends QueryArgsType(TicketDTO, {
  enableTotalCount: true,
  connectionName: 'OpenTicketConnection',
}) {}
// #endregion

// #region resolver
@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(@InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>) {}

  @Query(() => OpenTicketsArgs.ConnectionType)
  openTickets(@Args() args: OpenTicketsArgs) {
    return OpenTicketsArgs.ConnectionType.createFromPromise(
      (query) => this.tickets.query(query),
      mergeQuery(args, {filter: {status: {eq: 'open'}}}),
      (filter) => this.tickets.count(filter),
    );
  }
  // #endregion

  // #region no-count
  @Query(() => OpenTicketsArgs.ConnectionType)
  startedTickets(@Args() args: OpenTicketsArgs) {
    return OpenTicketsArgs.ConnectionType.createFromPromise(
      (query) => this.tickets.query(query),
      mergeQuery(args, {filter: {status: {eq: 'started'}}}),
    );
  }
  // #endregion
}

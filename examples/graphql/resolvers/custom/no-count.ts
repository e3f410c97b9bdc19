import { Module } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import {
  InjectQueryService,
  mergeQuery,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';
import { OpenTicketsArgs } from './ticket.resolver';

@Resolver(() => TicketDTO)
class StartedTicketsResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  // #region no-count
  @Query(() => OpenTicketsArgs.ConnectionType)
  startedTickets(@Args() args: OpenTicketsArgs) {
    return OpenTicketsArgs.ConnectionType.createFromPromise(
      (query) => this.tickets.query(query),
      mergeQuery(args, { filter: { status: { eq: 'started' } } }),
    );
  }
  // #endregion
}

@Module({
  imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
  providers: [StartedTicketsResolver],
})
export class NoCountModule {}

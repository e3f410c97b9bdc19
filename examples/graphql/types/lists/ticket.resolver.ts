import { Args, Query, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import type {
  CursorConnectionType,
  OffsetConnectionType,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from '../list/ticket';
import {
  BacklogQuery,
  BoardQuery,
  CountedBacklogQuery,
  UncountedQuery,
  UnpagedQuery,
} from './ticket.queries';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket)
    private readonly tickets: QueryService<TicketDTO>,
  ) {}

  // #region cursor
  @Query(() => BacklogQuery.ConnectionType.resolveType)
  backlog(
    @Args() query: BacklogQuery,
  ): Promise<CursorConnectionType<TicketDTO>> {
    return BacklogQuery.ConnectionType.createFromPromise(
      (page) => this.tickets.query(page),
      query,
    );
  }
  // #endregion cursor

  // #region none
  @Query(() => BoardQuery.ConnectionType.resolveType)
  board(@Args() query: BoardQuery): Promise<TicketDTO[]> {
    return this.tickets.query(query);
  }
  // #endregion none

  // #region uncounted
  @Query(() => UncountedQuery.ConnectionType.resolveType)
  uncounted(
    @Args() query: UncountedQuery,
  ): Promise<OffsetConnectionType<TicketDTO>> {
    return UncountedQuery.ConnectionType.createFromPromise(
      (page) => this.tickets.query(page),
      query,
    );
  }
  // #endregion uncounted

  // #region unpaged
  @Query(() => UnpagedQuery.ConnectionType.resolveType)
  unpaged(
    @Args() { paging, filter, sorting }: UnpagedQuery,
  ): Promise<OffsetConnectionType<TicketDTO>> {
    return UnpagedQuery.ConnectionType.createFromPromise(
      () => this.tickets.query({ filter, sorting }),
      {
        paging,
        filter,
        sorting,
      },
    );
  }
  // #endregion unpaged

  @Query(() => CountedBacklogQuery.ConnectionType.resolveType)
  countedBacklog(
    @Args() query: CountedBacklogQuery,
  ): Promise<CursorConnectionType<TicketDTO>> {
    return CountedBacklogQuery.ConnectionType.createFromPromise(
      (page) => this.tickets.query(page),
      query,
      (filter) => this.tickets.count(filter),
    );
  }
}

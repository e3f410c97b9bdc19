import { UseInterceptors } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  InjectQueryService,
  mergeQuery,
  QueryService,
  type UpdateManyResponse,
} from '@ptc-org/nestjs-query-core';
import {
  HookArgs,
  HookInterceptor,
  HookTypes,
  MutationHookArgs,
  UpdateManyResponseType,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../functions/ticket.dto';
import { Ticket } from '../functions/ticket.entity';
import { UpdateTicketDTO } from '../functions/update-ticket.dto';
import { CloseTicketsArgs, TicketQuery } from './ticket.args';

// Called here, because inside the decorator below it would come too late for the schema.
const UpdateManyTicketsResponse = UpdateManyResponseType();

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  // #region mutation
  @Mutation(() => UpdateManyTicketsResponse)
  @UseInterceptors(
    HookInterceptor(HookTypes.BEFORE_UPDATE_MANY, UpdateTicketDTO),
  )
  closeTickets(
    @MutationHookArgs() { input }: CloseTicketsArgs,
  ): Promise<UpdateManyResponse> {
    return this.tickets.updateMany(
      { ...input.update, status: 'done' },
      input.filter,
    );
  }
  // #endregion

  // #region query
  @Query(() => TicketQuery.ConnectionType)
  @UseInterceptors(HookInterceptor(HookTypes.BEFORE_QUERY_MANY, TicketDTO))
  startedTickets(@HookArgs() args: TicketQuery) {
    return TicketQuery.ConnectionType.createFromPromise(
      (query) => this.tickets.query(query),
      mergeQuery(args, { filter: { status: { eq: 'started' } } }),
      (filter) => this.tickets.count(filter),
    );
  }
  // #endregion
}

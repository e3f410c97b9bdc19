/* eslint-disable @typescript-eslint/no-unused-vars -- an argument of a subscription is read by its `filter` */
import {
  Args,
  ArgsType,
  ID,
  InputType,
  Mutation,
  Query,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import {
  applyFilter,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  SubscriptionArgsType,
  SubscriptionFilterInputType,
} from '@ptc-org/nestjs-query-graphql';
import { PubSub } from 'graphql-subscriptions';
import { Ticket, TicketDTO } from '../list/ticket';

// #region args
@InputType()
export class TicketEscalatedInput extends SubscriptionFilterInputType(
  TicketDTO,
) {}

@ArgsType()
export class TicketEscalatedArgs extends SubscriptionArgsType(
  TicketEscalatedInput,
) {}
// #endregion args

const pubSub = new PubSub();

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket)
    private readonly tickets: QueryService<TicketDTO>,
  ) {}

  // #region subscription
  @Subscription(() => TicketDTO, {
    filter: (
      { ticketEscalated }: { ticketEscalated: TicketDTO },
      { input }: TicketEscalatedArgs,
    ) => applyFilter(ticketEscalated, input?.filter ?? {}),
  })
  // `filter` reads the argument. Here it is only needed to put `input` into the schema.
  ticketEscalated(@Args() _args: TicketEscalatedArgs) {
    return pubSub.asyncIterableIterator('ticketEscalated');
  }

  @Mutation(() => TicketDTO)
  async escalateTicket(
    @Args('id', { type: () => ID }) id: number,
  ): Promise<TicketDTO> {
    const ticket = await this.tickets.updateOne(id, { priority: 5 });
    await pubSub.publish('ticketEscalated', { ticketEscalated: ticket });
    return ticket;
  }
  // #endregion subscription

  // A schema needs a query.
  @Query(() => TicketDTO)
  ticket(@Args('id', { type: () => ID }) id: number): Promise<TicketDTO> {
    return this.tickets.getById(id);
  }
}

import {
  Args,
  ArgsType,
  Int,
  Mutation,
  Query,
  Resolver,
} from '@nestjs/graphql';
import {
  type AggregateResponse,
  type DeleteManyResponse,
  type Filter,
  InjectQueryService,
  QueryService,
  type UpdateManyResponse,
} from '@ptc-org/nestjs-query-core';
import {
  AggregateArgsType,
  AggregateResponseType,
  DeleteManyResponseType,
  FilterType,
  UpdateManyResponseType,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../../relations/first/entities';
import { TicketDTO } from './dtos';
import {
  DiscardTicketInput,
  DiscardTicketsInput,
  EditTicketInput,
  EditTicketsInput,
  MoveTicketInput,
  OpenTicketArgs,
  OpenTicketsInput,
  TagTicketInput,
  TicketArgs,
} from './ticket.inputs';

// Made here, because inside the decorators below they would come too late for the schema.
// #region filter-type
const TicketFilter = FilterType(TicketDTO);
// #endregion filter-type
// #region responses
const Updated = UpdateManyResponseType();
const Deleted = DeleteManyResponseType();
// #endregion responses

// #region aggregate-types
@ArgsType()
class TicketStatsArgs extends AggregateArgsType(TicketDTO) {}

const [TicketStats] = AggregateResponseType(TicketDTO, {
  prefix: 'TicketStats',
});
// #endregion aggregate-types

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket)
    private readonly tickets: QueryService<TicketDTO>,
  ) {}

  // #region find-one
  @Query(() => TicketDTO)
  inspectTicket(@Args() { id }: TicketArgs): Promise<TicketDTO> {
    return this.tickets.getById(id);
  }
  // #endregion find-one

  // #region filter
  @Query(() => Int)
  countTickets(
    @Args('filter', { type: () => TicketFilter, defaultValue: {} })
    filter: Filter<TicketDTO>,
  ): Promise<number> {
    return this.tickets.count(filter);
  }
  // #endregion filter

  // #region aggregate
  @Query(() => [TicketStats])
  ticketStats(
    @Args() { filter }: TicketStatsArgs,
  ): Promise<AggregateResponse<TicketDTO>[]> {
    return this.tickets.aggregate(filter ?? {}, {
      count: [{ field: 'id', args: {} }],
      avg: [{ field: 'priority', args: {} }],
    });
  }
  // #endregion aggregate

  // #region create-one
  @Mutation(() => TicketDTO)
  openTicket(@Args() { input }: OpenTicketArgs): Promise<TicketDTO> {
    return this.tickets.createOne(input.input);
  }
  // #endregion create-one

  // #region create-many
  @Mutation(() => [TicketDTO])
  openTickets(
    @Args('input') { input }: OpenTicketsInput,
  ): Promise<TicketDTO[]> {
    return this.tickets.createMany(input);
  }
  // #endregion create-many

  // #region update-one
  @Mutation(() => TicketDTO)
  editTicket(
    @Args('input') { id, update }: EditTicketInput,
  ): Promise<TicketDTO> {
    return this.tickets.updateOne(id, update);
  }
  // #endregion update-one

  // #region update-many
  @Mutation(() => Updated)
  editTickets(
    @Args('input') { filter, update }: EditTicketsInput,
  ): Promise<UpdateManyResponse> {
    return this.tickets.updateMany(update, filter);
  }
  // #endregion update-many

  // #region delete-one
  @Mutation(() => TicketDTO)
  async discardTicket(
    @Args('input') { id }: DiscardTicketInput,
  ): Promise<TicketDTO> {
    const ticket = await this.tickets.deleteOne(id);
    return { ...ticket, id: Number(id) };
  }
  // #endregion delete-one

  // #region delete-many
  @Mutation(() => Deleted)
  discardTickets(
    @Args('input') { filter }: DiscardTicketsInput,
  ): Promise<DeleteManyResponse> {
    return this.tickets.deleteMany(filter);
  }
  // #endregion delete-many

  // #region relation
  @Mutation(() => TicketDTO)
  moveTicket(
    @Args('input') { id, relationId }: MoveTicketInput,
  ): Promise<TicketDTO> {
    return this.tickets.setRelation('project', id, relationId);
  }
  // #endregion relation

  // #region relations
  @Mutation(() => TicketDTO)
  tagTicket(
    @Args('input') { id, relationIds }: TagTicketInput,
  ): Promise<TicketDTO> {
    return this.tickets.addRelations('labels', id, relationIds);
  }
  // #endregion relations
}

import {
  type AggregateQuery,
  type AggregateResponse,
  Assembler,
  ClassTransformerAssembler,
  type Query,
  type QueryFieldMap,
  transformAggregateQuery,
  transformAggregateResponse,
  transformQuery,
} from '@ptc-org/nestjs-query-core';
import { Ticket, TicketDTO } from './classes';

// #region assembler
const columnOf: QueryFieldMap<TicketDTO, Ticket> = {
  id: 'id',
  urgency: 'priority',
  projectId: 'projectId',
};
const fieldOf: QueryFieldMap<Ticket, TicketDTO> = {
  id: 'id',
  priority: 'urgency',
  projectId: 'projectId',
};

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override async convertToDTO(ticket: Ticket): Promise<TicketDTO> {
    return { ...(await super.convertToDTO(ticket)), urgency: ticket.priority };
  }

  override convertQuery(query: Query<TicketDTO>): Query<Ticket> {
    return transformQuery(query, columnOf);
  }

  override convertAggregateQuery({
    groupBy,
    ...query
  }: AggregateQuery<TicketDTO>): AggregateQuery<Ticket> {
    const columns = groupBy?.map(({ field, args }) => ({
      field: columnOf[field] as keyof Ticket,
      args,
    }));
    return { ...transformAggregateQuery(query, columnOf), groupBy: columns };
  }

  override convertAggregateResponse({
    groupBy,
    ...response
  }: AggregateResponse<Ticket>): AggregateResponse<TicketDTO> {
    return {
      ...transformAggregateResponse(response, fieldOf),
      groupBy: groupBy && { projectId: groupBy.projectId },
    };
  }
}
// #endregion

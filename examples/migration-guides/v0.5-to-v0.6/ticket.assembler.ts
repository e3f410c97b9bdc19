import {
  AbstractAssembler,
  type AggregateQuery,
  type AggregateResponse,
  Assembler,
  type DeepPartial,
  type Query,
  transformAggregateQuery,
  transformAggregateResponse,
  transformQuery,
} from '@ptc-org/nestjs-query-core';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

// #region assembler
@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends AbstractAssembler<TicketDTO, Ticket> {
  convertQuery(query: Query<TicketDTO>): Query<Ticket> {
    return transformQuery(query, { id: 'id', title: 'summary' });
  }

  convertToDTO({ id, summary }: Ticket): TicketDTO {
    return Object.assign(new TicketDTO(), { id, title: summary });
  }

  convertToEntity({ id, title }: TicketDTO): Ticket {
    return Object.assign(new Ticket(), { id, summary: title });
  }

  convertToCreateEntity({
    title,
  }: DeepPartial<TicketDTO>): DeepPartial<Ticket> {
    return { summary: title };
  }

  convertToUpdateEntity({
    title,
  }: DeepPartial<TicketDTO>): DeepPartial<Ticket> {
    return { summary: title };
  }

  convertAggregateQuery(
    aggregate: AggregateQuery<TicketDTO>,
  ): AggregateQuery<Ticket> {
    return transformAggregateQuery(aggregate, { id: 'id', title: 'summary' });
  }

  convertAggregateResponse(
    aggregate: AggregateResponse<Ticket>,
  ): AggregateResponse<TicketDTO> {
    return transformAggregateResponse(aggregate, {
      id: 'id',
      summary: 'title',
    });
  }
}
// #endregion

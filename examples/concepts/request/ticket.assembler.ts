import {
  Assembler,
  ClassTransformerAssembler,
  type DeepPartial,
  type Query,
} from '@ptc-org/nestjs-query-core';
import { Ticket } from './entities';
import { TicketDTO } from './ticket.dto';
import { note } from './trail';

// #region assembler
@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override convertToCreateEntity(create: DeepPartial<TicketDTO>) {
    note('assembler', 'makes an entity of the input');
    return super.convertToCreateEntity(create);
  }

  override convertQuery(query: Query<TicketDTO>) {
    note('assembler', 'converts the query');
    return super.convertQuery(query);
  }

  override convertToDTO(ticket: Ticket) {
    note('assembler', `makes a DTO of ticket ${ticket.id}`);
    return super.convertToDTO(ticket);
  }

  override convertToEntity(ticket: TicketDTO) {
    note('assembler', `makes an entity of ticket ${ticket.id}`);
    return super.convertToEntity(ticket);
  }
}
// #endregion

import {
  Assembler,
  ClassTransformerAssembler,
} from '@ptc-org/nestjs-query-core';
import { Ticket, TicketDTO } from './ticket';

const dayMs = 24 * 60 * 60 * 1000;

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override async convertToDTO(ticket: Ticket): Promise<TicketDTO> {
    const dto = await super.convertToDTO(ticket);
    dto.ageInDays = Math.floor(
      (Date.now() - ticket.createdAt.getTime()) / dayMs,
    );
    return dto;
  }
}

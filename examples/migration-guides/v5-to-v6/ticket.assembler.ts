import {
  Assembler,
  ClassTransformerAssembler,
} from '@ptc-org/nestjs-query-core';
import { Ticket, TicketDTO } from './tracker';

// #region assembler
@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override async convertToDTO(entity: Ticket): Promise<TicketDTO> {
    const dto = await super.convertToDTO(entity);
    dto.weekday = entity.createdAt.toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    });
    return dto;
  }
}
// #endregion

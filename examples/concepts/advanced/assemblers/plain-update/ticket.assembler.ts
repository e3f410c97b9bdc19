import {
  Assembler,
  ClassTransformerAssembler,
  type DeepPartial,
} from '@ptc-org/nestjs-query-core';
import { Ticket, TicketDTO } from '../initializer/ticket';

// #region assembler
@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override convertToUpdateEntity(
    update: DeepPartial<TicketDTO>,
  ): DeepPartial<Ticket> {
    return { ...update };
  }
}
// #endregion

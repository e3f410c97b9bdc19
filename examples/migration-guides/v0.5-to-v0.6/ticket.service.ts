import {
  AssemblerQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { TicketAssembler } from './ticket.assembler';
import { TicketDTO } from './ticket.dto';
import type { Ticket } from './ticket.entity';
import { TicketQueryService } from './ticket-query.service';

// #region service
@QueryService(TicketDTO)
export class TicketService extends AssemblerQueryService<TicketDTO, Ticket> {
  constructor(
    assembler: TicketAssembler,
    readonly entities: TicketQueryService,
  ) {
    super(assembler, entities);
  }
}
// #endregion

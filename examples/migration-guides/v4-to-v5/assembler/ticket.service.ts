import { setTimeout } from 'node:timers/promises';
import {
  Assembler,
  AssemblerQueryService,
  ClassTransformerAssembler,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { Ticket, TicketDTO } from './tracker';

// #region assembler
@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override async convertToDTO(ticket: Ticket): Promise<TicketDTO> {
    await setTimeout(1);
    return Object.assign(new TicketDTO(), {
      id: ticket.id,
      title: `#${ticket.id} ${ticket.title}`,
    });
  }
}
// #endregion

// #region service
@QueryService(TicketDTO)
export class TicketService extends AssemblerQueryService<TicketDTO, Ticket> {
  constructor(
    assembler: TicketAssembler,
    @InjectQueryService(Ticket) queryService: QueryService<Ticket>,
  ) {
    super(assembler, queryService);
  }

  async longest(): Promise<TicketDTO | undefined> {
    const tickets = await this.queryService.query({});
    const dtos = await this.assembler.convertToDTOs(tickets);
    return dtos.sort((a, b) => b.title.length - a.title.length)[0];
  }
}
// #endregion

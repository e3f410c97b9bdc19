import { Injectable } from '@nestjs/common';
import {
  InjectQueryService,
  QueryService,
  SortDirection,
} from '@ptc-org/nestjs-query-core';
import { Ticket } from './ticket.entity';

@Injectable()
export class TicketReports {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  async mostUrgent(): Promise<string[]> {
    const tickets = await this.tickets.query({
      filter: { status: { neq: 'done' } },
      sorting: [{ field: 'priority', direction: SortDirection.DESC }],
      paging: { limit: 3 },
    });
    return tickets.map(({ title, priority }) => `${priority} ${title}`);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { Ticket } from './ticket';

@Injectable()
export class DigestService {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  async openTitles(): Promise<string> {
    const open = await this.tickets.query({
      filter: { status: { eq: 'open' } },
    });
    return open.map(({ title }) => `- ${title}`).join('\n');
  }
}

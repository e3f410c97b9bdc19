import { MikroORM, RequestContext } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { Ticket } from '../app/ticket.entity';

@Injectable()
export class NightlyReport {
  constructor(
    private readonly orm: MikroORM,
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  openTickets(): Promise<number> {
    return RequestContext.create(this.orm.em, () =>
      this.tickets.count({ status: { eq: 'open' } }),
    );
  }
}

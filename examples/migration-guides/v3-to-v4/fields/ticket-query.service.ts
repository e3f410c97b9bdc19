import { InjectRepository } from '@nestjs/typeorm';
import {
  type Query,
  type QueryOptions,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import type { Repository } from 'typeorm';
import { Ticket } from './tracker';

// #region service
@QueryService(Ticket)
export class TicketQueryService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }

  override async query(
    query: Query<Ticket>,
    opts?: QueryOptions<Ticket>,
  ): Promise<Ticket[]> {
    const tickets = await super.query(query, opts);
    return tickets.map((ticket) =>
      Object.assign(ticket, { title: `#${ticket.id} ${ticket.title}` }),
    );
  }
}
// #endregion

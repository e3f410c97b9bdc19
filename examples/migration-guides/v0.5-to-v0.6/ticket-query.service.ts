import { InjectRepository } from '@nestjs/typeorm';
import { QueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import type { Repository } from 'typeorm';
import { Ticket } from './ticket.entity';

// #region service
@QueryService(Ticket)
export class TicketQueryService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }
}
// #endregion

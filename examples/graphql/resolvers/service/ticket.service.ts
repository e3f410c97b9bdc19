import { ForbiddenException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DeepPartial, QueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../generated/entities';

// #region service
@QueryService(Ticket)
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repository: Repository<Ticket>) {
    super(repository);
  }

  override async createOne(ticket: DeepPartial<Ticket>): Promise<Ticket> {
    if ((await this.count({ status: { eq: 'open' } })) >= 5)
      throw new ForbiddenException('Close a ticket first');
    return super.createOne(ticket);
  }
}
// #endregion

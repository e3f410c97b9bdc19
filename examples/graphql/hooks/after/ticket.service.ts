import { InjectRepository } from '@nestjs/typeorm';
import { type DeepPartial, QueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../functions/ticket.entity';
import { Mailbox } from './mailbox';

@QueryService(Ticket)
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(
    @InjectRepository(Ticket) repository: Repository<Ticket>,
    private readonly mailbox: Mailbox,
  ) {
    super(repository);
  }

  // #region create
  override async createOne(record: DeepPartial<Ticket>): Promise<Ticket> {
    const ticket = await super.createOne(record);
    this.mailbox.send(`Ticket ${ticket.id} was created: ${ticket.title}`);
    return ticket;
  }
  // #endregion
}

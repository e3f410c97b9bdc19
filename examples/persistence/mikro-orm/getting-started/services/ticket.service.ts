import { EntityRepository } from '@mikro-orm/core';
import { InjectRepository } from '@mikro-orm/nestjs';
import { Injectable } from '@nestjs/common';
import { MikroOrmQueryService } from '@ptc-org/nestjs-query-mikro-orm';
import { Ticket } from '../app/ticket.entity';

@Injectable()
export class TicketService extends MikroOrmQueryService<Ticket> {
  constructor(
    @InjectRepository(Ticket)
    private readonly tickets: EntityRepository<Ticket>,
  ) {
    super(tickets);
  }

  async createOne({
    title = '',
    priority = 3,
  }: Partial<Ticket>): Promise<Ticket> {
    const ticket = this.tickets.create({ title, priority });
    await this.tickets.getEntityManager().persistAndFlush(ticket);
    return ticket;
  }
}

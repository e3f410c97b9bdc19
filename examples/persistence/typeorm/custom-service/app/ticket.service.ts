import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeepPartial, UpdateOneOptions } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from './ticket.entity';

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }

  async closeOverdue(before: Date): Promise<number> {
    const { updatedCount } = await this.updateMany(
      { status: 'done' },
      { status: { neq: 'done' }, dueDate: { lt: before } },
    );
    return updatedCount;
  }

  // #region create-one
  override createOne(ticket: DeepPartial<Ticket>): Promise<Ticket> {
    return super.createOne({ ...ticket, title: ticket.title?.trim() });
  }
  // #endregion

  // #region update-one
  override async updateOne(
    id: string | number,
    update: DeepPartial<Ticket>,
    opts?: UpdateOneOptions<Ticket>,
  ): Promise<Ticket> {
    const ticket = await super.updateOne(id, update, opts);
    console.info(`ticket ${ticket.id} changed`);
    return ticket;
  }
  // #endregion
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeepPartial, UpdateOneOptions } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from './ticket.entity';

// #region service
@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }

  closeOverdue(before: Date) {
    return this.updateMany(
      { status: 'done' },
      { status: { neq: 'done' }, dueDate: { lt: before } },
    );
  }

  // #region create-one
  override createOne(ticket: DeepPartial<Ticket>) {
    return super.createOne({ ...ticket, title: ticket.title?.trim() });
  }
  // #endregion

  // #region update-one
  override updateOne(
    id: string | number,
    { title, ...update }: DeepPartial<Ticket>,
    opts?: UpdateOneOptions<Ticket>,
  ) {
    return super.updateOne(id, { ...update, title: title?.trim() }, opts);
  }
  // #endregion
}
// #endregion

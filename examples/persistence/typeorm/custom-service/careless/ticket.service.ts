import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DeepPartial } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../app/ticket.entity';

@Injectable()
export class CarelessTicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }

  // #region update-one
  override updateOne(
    id: string | number,
    update: DeepPartial<Ticket>,
  ): Promise<Ticket> {
    return super.updateOne(id, update);
  }
  // #endregion
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Filterable } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from './ticket';

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo, { useSoftDelete: true });
  }

  override async restoreOne(
    id: string | number,
    opts?: Filterable<Ticket>,
  ): Promise<Ticket> {
    await this.getById(id, { ...opts, withDeleted: true });
    return super.restoreOne(id, opts);
  }
}

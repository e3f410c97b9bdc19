import { ConflictException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  QueryService,
  type UpdateOneOptions,
} from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import type { DeepPartial, Repository } from 'typeorm';
import { Ticket } from './ticket';

// #region service
@QueryService(Ticket)
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repository: Repository<Ticket>) {
    super(repository);
  }

  override async updateOne(
    id: number,
    update: DeepPartial<Ticket>,
    opts?: UpdateOneOptions<Ticket>,
  ) {
    const { version, ...columns } = update;
    await this.getById(id, opts);
    const { affected } = await this.repo.update({ id, version }, columns);
    if (!affected)
      throw new ConflictException(
        'Somebody else has changed this ticket. Load it again.',
      );
    return this.getById(id);
  }
}
// #endregion

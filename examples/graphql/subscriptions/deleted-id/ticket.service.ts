import { InjectRepository } from '@nestjs/typeorm';
import {
  type DeleteOneOptions,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../events/tracker';

// #region service
@QueryService(Ticket)
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repository: Repository<Ticket>) {
    super(repository);
  }

  override async deleteOne(
    id: number | string,
    options?: DeleteOneOptions<Ticket>,
  ): Promise<Ticket> {
    const deleted = await super.deleteOne(id, options);
    return Object.assign(deleted, { id: Number(id) });
  }
}
// #endregion

import { Injectable } from '@nestjs/common';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { Ticket } from './ticket';

// #region service
@Injectable()
export class ImportService {
  constructor(private readonly dataSource: DataSource) {}

  /** Creates all tickets or none. */
  importTickets(titles: string[]): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const tickets = new TypeOrmQueryService(manager.getRepository(Ticket));
      for (const title of titles) await tickets.createOne({ title });
    });
  }
}
// #endregion service

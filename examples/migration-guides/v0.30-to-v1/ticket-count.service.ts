import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Ticket } from './tracker';

// #region service
@Injectable()
export class TicketCountService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  count(status: string): Promise<number> {
    return this.dataSource.getRepository(Ticket).countBy({ status });
  }

  find(id: number): Promise<Ticket | null> {
    return this.dataSource.getRepository(Ticket).findOneBy({ id });
  }
}
// #endregion

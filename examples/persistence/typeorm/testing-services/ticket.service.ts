import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from './ticket';

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }

  async close(id: number): Promise<Ticket> {
    const { status } = await this.getById(id);
    if (status === 'done')
      throw new ConflictException(`Ticket ${id} is closed already`);
    return this.updateOne(id, { status: 'done' });
  }
}

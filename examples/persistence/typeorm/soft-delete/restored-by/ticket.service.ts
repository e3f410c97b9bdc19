import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Filterable } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import {
  Column,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  Repository,
} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @Column({ type: Number, nullable: true })
  restoredById!: number | null;
}

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo, { useSoftDelete: true });
  }

  // #region restore-as
  restoreAs(
    userId: number,
    id: number,
    opts?: Filterable<Ticket>,
  ): Promise<Ticket> {
    return this.repo.manager.transaction(async (manager) => {
      const tickets = new TicketService(manager.getRepository(Ticket));
      await tickets.restoreOne(id, opts);
      return tickets.updateOne(id, { restoredById: userId });
    });
  }
  // #endregion
}

export async function restoreAsBen(tickets: TicketService) {
  await tickets.deleteOne(7);
  // #region ask
  const restored = await tickets.restoreAs(2, 7);
  // #endregion
  return restored;
}

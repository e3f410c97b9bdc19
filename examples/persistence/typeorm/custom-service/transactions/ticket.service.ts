import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Query, SortDirection } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../app/ticket.entity';

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }

  // #region split
  /** Replaces a ticket by several: all of it happens, or nothing. */
  split(id: number, titles: string[]): Promise<Ticket[]> {
    return this.repo.manager.transaction(async (manager) => {
      const tickets = new TicketService(manager.getRepository(Ticket));
      const parts = await tickets.createMany(
        titles.map((title) => ({ title })),
      );
      await tickets.deleteOne(id);
      return parts;
    });
  }
  // #endregion

  // #region raw
  /** How many tickets of a query each status has, in one statement of our own. */
  statusesOf(
    query: Query<Ticket>,
  ): Promise<{ status: string; tickets: number }[]> {
    return this.filterQueryBuilder
      .select(query)
      .select('Ticket.status', 'status')
      .addSelect('COUNT(*)', 'tickets')
      .groupBy('Ticket.status')
      .getRawMany();
  }
  // #endregion
}

export async function splitUnknown(tickets: TicketService) {
  // #region split-unknown
  const before = await tickets.count({});
  const failure = await tickets
    .split(99, ['One half', 'Other half'])
    .catch((error: Error) => error.message);
  console.log(failure);
  console.log('before', before, 'after', await tickets.count({}));
  // #endregion
}

export function statusesOfUrgent(tickets: TicketService) {
  // #region statuses
  return tickets.statusesOf({
    filter: { dueDate: { isNot: null } },
    sorting: [{ field: 'status', direction: SortDirection.ASC }],
  });
  // #endregion
}

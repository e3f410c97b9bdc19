import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Filterable } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../app/ticket.entity';
import type { TicketService } from '../app/ticket.service';

export async function updateDeleted(tickets: TicketService) {
  // #region update-deleted
  await tickets.deleteOne(7);
  await tickets.updateOne(7, { title: 'Invoices show euros as dollars' });
  // #endregion
}

export async function updateManyDeleted(tickets: TicketService) {
  // #region update-many-deleted
  const ofTheDeleted = { id: { eq: 7 } };
  const { updatedCount } = await tickets.updateMany(
    { title: 'Changed in the bin' },
    ofTheDeleted,
  );
  const careful = await tickets.updateMany(
    { title: 'Changed in the bin' },
    { ...ofTheDeleted, deletedAt: { is: null } },
  );
  console.log(
    'changed',
    updatedCount,
    'and with the condition',
    careful.updatedCount,
  );
  // #endregion
}

export async function deleteAgain(tickets: TicketService) {
  // #region delete-again
  const { deletedCount } = await tickets.deleteMany({ id: { eq: 7 } });
  // #endregion
  return deletedCount;
}

export async function createOverDeleted(tickets: TicketService) {
  // #region create-over-deleted
  await tickets.deleteOne(8);
  const before = await tickets.findById(8, { withDeleted: true });
  await tickets.createOne({ id: 8, title: 'Another ticket' });
  const after = await tickets.findById(8, { withDeleted: true });
  console.log(before?.title, '->', after?.title);
  console.log(
    'found without withDeleted:',
    await tickets.count({ id: { eq: 8 } }),
  );
  // #endregion
}

export async function restoreByFilter(tickets: TicketService) {
  // #region restore-filter
  const failure = await tickets
    .restoreOne(7, { filter: { status: { eq: 'open' } } })
    .catch((error: Error) => error.message);
  console.log(failure);
  console.log('found again:', await tickets.count({ id: { eq: 7 } }));
  // #endregion
}

// #region careful
@Injectable()
export class CarefulTicketService extends TypeOrmQueryService<Ticket> {
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
// #endregion

export async function restoreCarefully(tickets: CarefulTicketService) {
  await tickets.deleteOne(7);
  // #region restore-carefully
  const failure = await tickets
    .restoreOne(7, { filter: { status: { eq: 'open' } } })
    .catch((error: Error) => error.message);
  console.log(failure);
  console.log('found again:', await tickets.count({ id: { eq: 7 } }));
  // #endregion
}

export async function restoreHard(tickets: TypeOrmQueryService<Ticket>) {
  // #region restore-hard
  await tickets.deleteOne(6, { useSoftDelete: true });
  await tickets.restoreOne(6);
  // #endregion
}

export async function deleteForGood(tickets: TicketService) {
  // #region for-good
  await tickets.deleteOne(5, { useSoftDelete: false });
  console.log(
    'rows after deleteOne',
    await tickets.count({ id: { eq: 5 } }, { withDeleted: true }),
  );

  await tickets.repo.delete(5);
  console.log(
    'rows after repo.delete',
    await tickets.count({ id: { eq: 5 } }, { withDeleted: true }),
  );
  // #endregion
}

export async function restoreEverything(tickets: TicketService) {
  // #region restore-everything
  await tickets.deleteMany({ id: { in: [1, 2, 3] } });
  const { updatedCount } = await tickets.restoreMany({});
  // #endregion
  return updatedCount;
}

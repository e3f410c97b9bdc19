import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Ticket } from './ticket';

export async function rowsLeft(app: INestApplication) {
  // #region rows
  const all = await app
    .get(DataSource)
    .getRepository(Ticket)
    .find({ withDeleted: true });
  for (const { id, deletedAt } of all)
    console.log(id, deletedAt ? 'soft-deleted' : 'not deleted');
  // #endregion
}

import type { Repository } from 'typeorm';
import type { Ticket } from '../app/ticket.entity';

export async function rowsOf(repository: Repository<Ticket>) {
  // #region rows
  const rows = await repository.find({
    where: [{ id: 7 }, { id: 8 }],
    withDeleted: true,
  });
  return rows.map(({ id, deletedAt }) => ({ id, deletedAt }));
  // #endregion
}

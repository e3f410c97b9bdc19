import type { QueryService } from '@ptc-org/nestjs-query-core';
import type { Ticket } from './entities';

export async function createOne(tickets: QueryService<Ticket>) {
  // #region create-one
  const created = await tickets.createOne({
    title: 'Rate limit the login',
    priority: 4,
  });
  // #endregion
  return created;
}

export async function createMany(tickets: QueryService<Ticket>) {
  // #region create-many
  const created = await tickets.createMany([
    { title: 'Rotate the logs' },
    { title: 'Shrink the images' },
  ]);
  // #endregion
  return created;
}

export async function createTaken(tickets: QueryService<Ticket>) {
  // #region create-taken
  await tickets.createOne({ id: 1, title: 'Rate limit the login' });
  // #endregion
}

export async function updateOne(tickets: QueryService<Ticket>) {
  // #region update-one
  const updated = await tickets.updateOne(9, { status: 'started' });
  // #endregion
  return updated;
}

export async function updateId(tickets: QueryService<Ticket>) {
  // #region update-id
  await tickets.updateOne(9, { id: 10 });
  // #endregion
}

export async function updateMany(tickets: QueryService<Ticket>) {
  // #region update-many
  const { updatedCount } = await tickets.updateMany(
    { status: 'done' },
    { title: { like: '%invoices%' } },
  );
  // #endregion
  return updatedCount;
}

export async function deleteOne(tickets: QueryService<Ticket>) {
  // #region delete-one
  const deleted = await tickets.deleteOne(9);
  // #endregion
  return deleted;
}

export async function deleteMany(tickets: QueryService<Ticket>) {
  // #region delete-many
  const { deletedCount } = await tickets.deleteMany({ id: { in: [10, 11] } });
  // #endregion
  return deletedCount;
}

export async function deleteByOption(tickets: QueryService<Ticket>) {
  // #region delete-by-option
  const { deletedCount } = await tickets.deleteMany(
    { id: { eq: 8 } },
    { filter: { id: { eq: 7 } } },
  );
  const left = await tickets.query({ filter: { id: { in: [7, 8] } } });
  return { deletedCount, left: left.map(({ id }) => id) };
  // #endregion
}

export async function deleteAll(tickets: QueryService<Ticket>) {
  // #region delete-all
  const { deletedCount } = await tickets.deleteMany({});
  // #endregion
  return deletedCount;
}

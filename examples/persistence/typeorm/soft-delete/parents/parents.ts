import type { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../relation-entity-class/classes';

export async function childrenOfDeleted(
  projects: TypeOrmQueryService<Project>,
) {
  // #region children
  await projects.deleteOne(3);
  const billing = await projects.getById(3, { withDeleted: true });
  const tickets = await projects.queryRelations(
    Ticket,
    'tickets',
    [billing],
    {},
  );
  // #endregion
  return tickets.get(billing)?.map(({ title }) => title);
}

export async function parentOfChild(tickets: TypeOrmQueryService<Ticket>) {
  // #region parent
  const invoices = await tickets.getById(7);
  const hidden = await tickets.findRelation(Project, 'project', [invoices]);
  const shown = await tickets.findRelation(Project, 'project', [invoices], {
    withDeleted: true,
  });
  console.log('without the option', hidden.get(invoices)?.name);
  console.log('with the option   ', shown.get(invoices)?.name);
  // #endregion
}

export async function deleteByRelation(projects: TypeOrmQueryService<Project>) {
  // #region delete-by-relation
  const withTickets = { tickets: { id: { gt: 0 } } };
  console.log('found', await projects.count(withTickets));
  console.log('deleted', (await projects.deleteMany(withTickets)).deletedCount);
  // #endregion
}

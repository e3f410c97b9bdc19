import type { MikroORM } from '@mikro-orm/core';
import {
  labels,
  projects,
  ticketLabels,
  tickets,
  users,
} from '../../../../_harness/tracker-data';
import { Label, Project, Ticket, User, Watch } from './entities';

/** Empties the tables and fills them anew. */
export async function seed(orm: MikroORM): Promise<void> {
  await orm.schema.refreshDatabase();
  const em = orm.em.fork();
  for (const { id, name } of users) em.create(User, { id, name });
  for (const { id, name, ownerId } of projects) {
    em.create(Project, { id, name, owner: ownerId });
  }
  for (const { name } of labels) em.create(Label, { code: name });
  for (const { projectId, ...ticket } of tickets) {
    const codes = ticketLabels
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ labelId }) => labels.find(({ id }) => id === labelId)?.name);
    const { id, title, status, priority, dueDate, createdAt, assigneeId } =
      ticket;
    em.create(Ticket, {
      ...{ id, title, status, priority, dueDate, createdAt, assigneeId },
      project: projectId,
      labels: codes.map((code = '') => em.getReference(Label, code)),
    });
  }
  em.create(Watch, { userId: 1, ticketId: 1 });
  em.create(Watch, { userId: 1, ticketId: 2 });
  await em.flush();
}

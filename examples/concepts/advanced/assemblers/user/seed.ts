import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { tickets, users } from '../../../../_harness/tracker-data';

/** The tracker's users with split names, and its tickets where the program has them. */
export async function seed(app: INestApplication): Promise<void> {
  const source = app.get(DataSource);
  await source.getRepository('User').save(
    users.map(({ id, name, email }) => {
      const [first, last] = name.split(' ');
      return { id, first, last, mail: email };
    }),
  );
  if (!source.hasMetadata('Ticket')) return;
  await source.getRepository('Ticket').save(
    tickets.map(({ assigneeId, ...ticket }) => ({
      ...ticket,
      assignee: assigneeId ? { id: assigneeId } : null,
    })),
  );
}

import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { comments, tickets } from '../../../_harness/tracker-data';
import { Comment, Ticket } from './entities';

/** Ticket 2 and comment 1 are deleted. */
export async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  await manager.save(
    Ticket,
    tickets.map(({ id, title }) => ({ id, title })),
  );
  await manager.save(
    Comment,
    comments.map(({ id, body, ticketId }) => ({
      id,
      body,
      ticket: { id: ticketId },
    })),
  );
  await manager.softDelete(Ticket, 2);
  await manager.softDelete(Comment, 1);
}

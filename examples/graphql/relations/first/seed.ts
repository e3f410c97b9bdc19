import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  comments,
  labels,
  projects,
  ticketLabels,
  tickets,
  users,
} from '../../../_harness/tracker-data';
import { Comment, Label, Project, Ticket, User } from './entities';

/** The rows of the tracker, related. */
export async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  await manager.save(User, users);
  await manager.save(
    Project,
    projects.map(({ id, name }) => ({ id, name })),
  );
  await manager.save(Label, labels);
  await manager.save(
    Ticket,
    tickets.map(({ id, title, priority, projectId, assigneeId }) => ({
      id,
      title,
      priority,
      project: { id: projectId },
      assignee: assigneeId === null ? null : { id: assigneeId },
      labels: ticketLabels
        .filter(({ ticketId }) => ticketId === id)
        .map(({ labelId }) => ({ id: labelId })),
    })),
  );
  await manager.save(
    Comment,
    comments.map(({ id, body, ticketId }) => ({
      id,
      body,
      ticket: { id: ticketId },
    })),
  );
}

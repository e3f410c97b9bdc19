import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  labels,
  projects,
  ticketLabels,
  tickets,
} from '../../../../_harness/tracker-data';
import { Label, Project, Ticket } from './entities';

/** Three projects with three, three and two tickets, and their labels. */
export async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  await manager.save(Label, labels);
  await manager.save(Project, projects);
  await manager.save(
    Ticket,
    tickets.map((ticket) => ({
      ...ticket,
      labels: ticketLabels
        .filter(({ ticketId }) => ticketId === ticket.id)
        .map(({ labelId }) => ({ id: labelId })),
    })),
  );
}

import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from './entities';

/** Two projects with three tickets each. */
export async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  await manager.save(Project, projects.slice(0, 2));
  await manager.save(
    Ticket,
    tickets.slice(0, 6).map(({ id, priority, projectId }) => ({
      id,
      priority,
      project: { id: projectId },
    })),
  );
}

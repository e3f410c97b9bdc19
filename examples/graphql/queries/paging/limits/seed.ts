import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from './entities';

/** Three projects with eight tickets. */
export async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  await manager.save(Project, projects);
  await manager.save(
    Ticket,
    tickets.map(({ id, title, projectId }) => ({
      id,
      title,
      project: { id: projectId },
    })),
  );
}

import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from './entities';

/** The third project, all of whose tickets are done, and the first, none of whose tickets are. */
export async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  await manager.save(Project, projects);
  await manager.save(
    Ticket,
    tickets.map(({ id, status, projectId }) => ({
      id,
      status,
      project: { id: projectId },
    })),
  );
}

import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { projects, tickets } from '../../../_harness/tracker-data';
import { Project, Ticket } from './entities';

export async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  await manager.save(
    Project,
    projects.map(({ id, name }) => ({ id, name })),
  );
  await manager.save(
    Ticket,
    tickets.map(({ id, title, status, projectId }) => ({
      id,
      title,
      status,
      project: { id: projectId },
    })),
  );
}

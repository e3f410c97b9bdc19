import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Project } from '../hook/solution/project.entity';
import { Ticket } from '../hook/solution/ticket.entity';

const projects = [{ name: 'Website' }, { name: 'Mobile app' }];

const tickets = [
  {
    title: 'Login page rejects long passwords',
    priority: 5,
    projectId: 1,
    assigneeId: 1,
  },
  {
    title: 'Search results load slowly',
    priority: 4,
    projectId: 1,
    assigneeId: 2,
  },
  {
    title: 'App crashes when offline',
    priority: 5,
    projectId: 2,
    assigneeId: 2,
  },
];

/** Gives an empty database something to show. */
export async function addRows(app: INestApplication) {
  const { manager } = app.get(DataSource);
  if ((await manager.count(Project)) > 0) return;
  await manager.save(Project, projects);
  await manager.save(Ticket, tickets);
}

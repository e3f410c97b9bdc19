import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import {
  comments,
  labels,
  projects,
  ticketLabels,
  tickets,
} from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Comment, Label, Project, Ticket } from './entities';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Project, projects);
    await manager.save(Label, labels);
    await manager.save(
      Ticket,
      tickets.map(({ id, title, projectId }) => ({
        id,
        title,
        project: { id: projectId },
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
  },
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'one-level', sql: true },
    'two-levels',
    'any-level',
    { operation: 'ambiguous-alias', fails: true, sql: true },
    { operation: 'beyond-the-depth', fails: true },
  ],
});

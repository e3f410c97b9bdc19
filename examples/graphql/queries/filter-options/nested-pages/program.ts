import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from '../depth/entities';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
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
  },
  on: ['sqlite', 'postgres'],
  steps: ['outside-and', { operation: 'inside-and', sql: true }, 'authorized'],
});

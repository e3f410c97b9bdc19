import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { projects, tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Project, Ticket } from './entities';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Project, projects);
    await manager.save(
      Ticket,
      tickets.map(({ id, status, priority, projectId }) => ({
        id,
        status,
        priority,
        project: { id: projectId },
      })),
    );
  },
  schema: true,
  steps: [{ operation: 'without-user', fails: true }, 'with-user'],
});

import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { projects, tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Project, Ticket } from './tracker';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Project, [...projects, { id: 4, name: 'Archive' }]);
    await manager.save(
      Ticket,
      tickets.map(({ id, status, projectId }) => ({
        id,
        status,
        project: { id: projectId },
      })),
    );
  },
  steps: [{ operation: 'projects-by-status', fails: true }],
});

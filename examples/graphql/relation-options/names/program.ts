import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { projects, tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Project, Ticket } from './entities';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(
      Project,
      projects.map(({ id, name }) => ({ id, name })),
    );
    await manager.save(
      Ticket,
      tickets.map(({ id, title, projectId }) => ({
        id,
        title,
        project: { id: projectId },
      })),
    );
  },
  schema: true,
  steps: [
    'two-names',
    'add',
    { operation: 'remove-fails', fails: true },
    'remove',
  ],
});

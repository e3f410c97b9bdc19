import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { projects, tickets } from '../../../../_harness/tracker-data';
import {
  connect,
  deleteAndRestore,
  Project,
  projectsWithTickets,
  readDeleted,
  rolledBack,
  Ticket,
} from './models';
import { existing, pages } from './pages';

async function seeded(): Promise<string[]> {
  await startPostgres();
  await connect();
  await Project.bulkCreate(projects.map(({ id, name }) => ({ id, name })));
  await Ticket.bulkCreate(
    tickets.map(({ title, status, projectId }) => ({
      title,
      status,
      projectId,
    })),
  );
  return projectsWithTickets();
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  steps: [
    { run: 'limit', call: seeded },
    { run: 'pages', call: pages },
    { run: 'exists', call: existing },
    { run: 'restore', call: deleteAndRestore },
    { run: 'read-deleted', call: readDeleted },
    { run: 'transaction', call: rolledBack },
  ],
});

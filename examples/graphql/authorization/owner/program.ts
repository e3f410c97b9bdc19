import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from './entities';
import { AppModule } from './app.module';
import { NightlyReport } from './nightly-report';

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'own-projects', sql: true },
    'projects-of-ben',
    {
      run: 'count-projects-of-all',
      call: (app) => app.get(NightlyReport).countProjects(),
    },
    { operation: 'foreign-project', fails: true },
    { operation: 'update-foreign-project', fails: true },
    { operation: 'delete-foreign-project', fails: true },
    'update-foreign-projects',
    'delete-foreign-projects',
    'count-projects',
    'project-tickets',
    { operation: 'add-foreign-tickets', fails: true },
    { operation: 'no-user', fails: true },
    'two-root-fields',
    { operation: 'two-root-fields-turned', fails: true },
    'second-level',
    { operation: 'guess-hidden-ticket', fails: true },
    'create-for-ben',
    'give-away',
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from './entities';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'own-projects', sql: true },
    'projects-of-ben',
    'foreign-project',
    'update-foreign-project',
    'delete-foreign-project',
    'update-foreign-projects',
    'delete-foreign-projects',
    'count-projects',
    'project-tickets',
    'add-foreign-tickets',
    'no-user',
    'two-root-fields',
    'two-root-fields-turned',
    'second-level',
    'guess-hidden-ticket',
    'create-for-ben',
    'give-away',
  ],
});

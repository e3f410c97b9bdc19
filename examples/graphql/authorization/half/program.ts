import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from '../owner/entities';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [{ operation: 'second-level', fails: true }],
});

import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from '../../../relation-options/virtual/entities';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: [{ operation: 'by-unfinished', fails: true }],
});

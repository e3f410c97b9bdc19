import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../filter/solution/app.module';
import { Project } from '../../filter/solution/project.entity';
import { Ticket } from '../../filter/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: ['most-urgent', { run: 'check', call: check }],
});

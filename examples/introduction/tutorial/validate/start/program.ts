import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../write/solution/app.module';
import { Project } from '../../write/solution/project.entity';
import { Ticket } from '../../write/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: ['empty-title', { run: 'check', call: check }],
});

import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../authorize/solution/app.module';
import { Project } from '../../authorize/solution/project.entity';
import { Ticket } from '../../authorize/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: ['create-mine', { run: 'check', call: check }],
});

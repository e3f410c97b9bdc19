import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../validate/solution/app.module';
import { Project } from '../../validate/solution/project.entity';
import { Ticket } from '../../validate/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: ['my-tickets', { run: 'check', call: check }],
});

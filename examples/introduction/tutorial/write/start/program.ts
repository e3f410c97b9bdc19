import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../relation/solution/app.module';
import { Project } from '../../relation/solution/project.entity';
import { Ticket } from '../../relation/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'create-ticket', fails: true },
    { run: 'check', call: check },
  ],
});

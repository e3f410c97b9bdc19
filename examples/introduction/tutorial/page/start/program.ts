import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../sort/solution/app.module';
import { Project } from '../../sort/solution/project.entity';
import { Ticket } from '../../sort/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'first-page', fails: true },
    { run: 'check', call: check },
  ],
});

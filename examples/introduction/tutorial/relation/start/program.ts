import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../page/solution/app.module';
import { Project } from '../../page/solution/project.entity';
import { Ticket } from '../../page/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'with-project', fails: true },
    { run: 'check', call: check },
  ],
});

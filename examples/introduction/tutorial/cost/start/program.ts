import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../hook/solution/app.module';
import { Project } from '../../hook/solution/project.entity';
import { Ticket } from '../../hook/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'with-project', sql: true },
    { run: 'check', call: check },
  ],
});

import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from '../../api/solution/app.module';
import { Project } from '../../api/solution/project.entity';
import { Ticket } from '../../api/solution/ticket.entity';
import { check } from '../solution/check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'open-tickets', fails: true },
    { run: 'check', call: check },
  ],
});

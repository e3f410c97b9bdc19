import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Project } from './project.entity';
import { Ticket } from './ticket.entity';
import { check } from './check';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: ['my-tickets', { run: 'check', call: check }],
});

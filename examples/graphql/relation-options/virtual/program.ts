import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Project, Ticket } from './entities';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'unfinished', sql: true },
    'sorted-by-client',
    'counted',
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from '../list/ticket';

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets]),
  schema: true,
  steps: [
    'backlog',
    'backlog-filtered',
    'board',
    { operation: 'uncounted', fails: true },
    'unpaged',
    { operation: 'counted-backlog', fails: true },
  ],
});

import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: rows([
    Ticket,
    [
      { title: 'App crashes when offline', body: 'Seen on two phones.' },
      {
        title: 'Search results load slowly',
        body: 'Only offline, after a restart.',
      },
      { title: 'Export invoices', body: null },
    ],
  ]),
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'offline', sql: true },
    { operation: 'delete', fails: true },
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: rows([
    Ticket,
    [
      {
        title: 'Renew the certificate',
        dueDay: '2026-03-01',
        startDay: '2026-02-01',
      },
      {
        title: 'Move the server',
        dueDay: '2026-03-15',
        startDay: '2026-02-20',
      },
    ],
  ]),
  steps: [
    { operation: 'due-in-march', sql: true },
    { operation: 'wrong-read', fails: true },
    { operation: 'wrong-filter', sql: true },
    { operation: 'not-a-day', fails: true },
  ],
});

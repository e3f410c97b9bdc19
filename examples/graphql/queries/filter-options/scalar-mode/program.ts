import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: rows([
    Ticket,
    [
      {
        createdAt: new Date('2026-01-05T08:00:00Z'),
        closedAt: new Date('2026-01-06T08:00:00Z'),
        startedAt: new Date('2026-01-05T09:00:00Z'),
      },
    ],
  ]),
  steps: [
    'iso',
    { operation: 'number', fails: true },
    'timestamp',
    'restricted',
  ],
});

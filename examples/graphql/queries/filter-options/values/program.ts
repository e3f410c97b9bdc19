import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: rows([
    Ticket,
    [
      { reference: 'WEB-1', priority: 5, votes: 2 },
      { reference: 'APP-4', priority: 3, votes: 7 },
    ],
  ]),
  on: ['sqlite', 'postgres'],
  steps: [
    'converted',
    'converted-list',
    { operation: 'long-list', fails: true },
    { operation: 'no-list', fails: true },
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, [{ estimate: 3, effort: 5 }, { effort: 2 }]]),
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [{ operation: 'sums', fails: true }],
});

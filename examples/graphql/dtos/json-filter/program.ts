import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: rows([
    Ticket,
    [
      { environment: { browser: 'Firefox', memory: 8 } },
      { environment: { browser: 'Safari', memory: 16 } },
      { environment: { browser: 'Firefox', memory: 32 } },
      { environment: null },
    ],
  ]),
  on: ['sqlite', 'postgres'],
  steps: [{ operation: 'by-key', sql: true }],
});

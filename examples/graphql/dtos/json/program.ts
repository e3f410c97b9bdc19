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
        title: 'Login fails',
        environment: { browser: 'Firefox', mobile: false },
        extra: { tags: ['a', 'b'] },
      },
    ],
  ]),
  on: ['sqlite', 'postgres'],
  steps: [
    'create',
    'update',
    { operation: 'by-object', fails: true },
    'by-pattern',
  ],
});

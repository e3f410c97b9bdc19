import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    'add-label-again',
    'labels-after',
    { operation: 'add-labels', sql: true },
    { operation: 'set-labels', sql: true },
    'set-no-labels',
    'remove-labels',
    { operation: 'set-assignee', sql: true },
    { operation: 'remove-other-assignee', sql: true },
    'move-tickets',
    'unknown-ticket',
    'add-unknown-label',
    'set-unknown-labels',
    'remove-unknown-label',
    'set-unknown-assignee',
    'remove-unknown-assignee',
    'repeated-label',
    'no-label',
    'empty-label',
  ],
});

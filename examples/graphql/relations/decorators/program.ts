import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  steps: [
    { operation: 'add-label-again', fails: true },
    'labels-after',
    { operation: 'add-labels', sql: true },
    { operation: 'set-labels', sql: true },
    'set-no-labels',
    'remove-labels',
    { operation: 'set-assignee', sql: true },
    { operation: 'remove-other-assignee', sql: true },
    'move-tickets',
    { operation: 'unknown-ticket', fails: true },
    { operation: 'add-unknown-label', fails: true },
    { operation: 'set-unknown-labels', fails: true },
    { operation: 'remove-unknown-label', fails: true },
    { operation: 'set-unknown-assignee', fails: true },
    { operation: 'remove-unknown-assignee', fails: true },
    { operation: 'repeated-label', fails: true },
    'no-label',
    { operation: 'empty-label', fails: true },
  ],
});

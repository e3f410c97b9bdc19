import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    { operation: 'tickets', sql: true },
    { operation: 'two-filters', sql: true },
    { operation: 'equal-arguments', sql: true },
    { operation: 'three-levels', sql: true },
    { operation: 'assignees', sql: true },
    { operation: 'total-counts', sql: true },
    'two-changes',
    'after-two-changes',
  ],
});

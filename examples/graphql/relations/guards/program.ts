import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    { operation: 'set-assignee', fails: true },
    'set-assignee-as-planner',
    'add-labels',
    { operation: 'remove-labels', fails: true },
    'assignee',
  ],
});

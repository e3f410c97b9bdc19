import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    { operation: 'assignee', fails: true },
    'assignee-as-planner',
    { operation: 'comment-aggregate', fails: true },
    'discussion-aggregate',
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  steps: [
    { operation: 'urgent-projects', sql: true },
    'bugs-of-ben',
    'bugs-below-projects',
    { operation: 'aggregate-of-bugs', fails: true },
  ],
});

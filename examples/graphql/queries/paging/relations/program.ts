import { defineProgram } from '../../../../_harness/define-program';
import { AppModule } from './app.module';
import { seed } from './seed';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'one-project', sql: true },
    { operation: 'all-projects', sql: true },
    'all-projects-cursor',
    'default-page',
    'labels-of-tickets',
    { operation: 'by-parent-id', sql: true },
    { operation: 'not-paged', sql: true },
  ],
});

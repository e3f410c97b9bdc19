import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../relations/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  on: ['sqlite', 'postgres'],
  steps: [{ operation: 'all-projects', sql: true }],
});

import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  steps: [{ operation: 'numbers', sql: true }],
});

import { defineProgram } from '../../../_harness/define-program';
import { AppModule } from './app.module';
import { seed } from './seed';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    { operation: 'ticket', sql: true },
    { operation: 'not-enabled', fails: true },
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  steps: [
    { operation: 'create-in-project', sql: true },
    { operation: 'read-project', fails: true },
    { operation: 'write-date', fails: true },
  ],
});

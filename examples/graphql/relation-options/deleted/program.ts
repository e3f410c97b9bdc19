import { defineProgram } from '../../../_harness/define-program';
import { AppModule } from './app.module';
import { seed } from './seed';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    'ticket',
    'comment',
    { operation: 'note', sql: true },
    { operation: 'notes', sql: true },
  ],
});

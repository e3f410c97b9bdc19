import { defineProgram } from '../../../../_harness/define-program';
import { AppModule } from './app.module';
import { seed } from './seed';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  steps: [
    'default-sort',
    'replaced-by-client',
    { operation: 'switched-off', sql: true },
    'relation',
    'disabled-sort',
    'boards',
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    { operation: 'joined', sql: true },
    { operation: 'loaded', sql: true },
    { operation: 'renamed', sql: true },
    { operation: 'in-fragment', sql: true },
    { operation: 'aliased', sql: true },
    { operation: 'below-relation', sql: true },
    { operation: 'one', sql: true },
  ],
});

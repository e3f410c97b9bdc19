import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  steps: ['comments', 'last-comment', { operation: 'labels', fails: true }],
});

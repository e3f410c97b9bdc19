import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [{ operation: 'labels-and-comments', fails: true }],
});

import { defineProgram } from '../../_harness/define-program';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  steps: ['create-ticket', 'tickets'],
});

import { defineProgram } from '../../../_harness/define-program';
import { AppModule } from './app.module';
import { rootFields } from './root-fields';

export default defineProgram({
  module: AppModule,
  steps: [{ run: 'root-fields', call: rootFields }],
});

import { defineProgram } from '../../_harness/define-program';
import { AppModule } from './app.module';
import { failingImport } from './import';

export default defineProgram({
  module: AppModule,
  steps: [{ run: 'failing-import', call: failingImport, sql: true }],
});

import { defineProgram } from '../../../../_harness/define-program';
import { runTests } from '../../../../_harness/run-tests';
import { AppModule } from '../app/app.module';

export default defineProgram({
  module: AppModule,
  steps: [
    {
      run: 'test',
      call: () => runTests(require.resolve('../app/ticket-reports.spec')),
    },
  ],
});

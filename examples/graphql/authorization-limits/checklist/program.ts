import { join } from 'node:path';
import { defineProgram } from '../../../_harness/define-program';
import { runTests } from '../../../_harness/run-tests';

export default defineProgram({
  steps: [
    {
      run: 'tests',
      call: () => runTests(join(__dirname, 'leaks.spec.js')),
    },
  ],
});

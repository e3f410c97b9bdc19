import { defineProgram } from '../../../_harness/define-program';
import { runVitest } from '../../../_harness/run-vitest';

export default defineProgram({
  steps: [
    { run: 'tests', call: () => runVitest(require.resolve('./leaks.spec')) },
  ],
});

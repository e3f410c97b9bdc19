import { defineProgram } from '../../../../_harness/define-program';
import { printErrors } from '../../../../_harness/print-errors';
import { conditions, refused } from './samples';

// Without a server: only what the adapter does before it sends something.
export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose'],
  steps: [
    { run: 'conditions', call: conditions },
    { run: 'refused', call: () => printErrors(refused, undefined) },
  ],
});

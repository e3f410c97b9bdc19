import { defineProgram } from '../../../../_harness/define-program';
import { printErrors } from '../../../../_harness/print-errors';
import { arrayUpdates } from './array-updates';
import { conditions, refused } from './samples';

// Without a server: only what the adapter does before it sends something.
export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose'],
  steps: [
    { run: 'conditions', call: conditions },
    { run: 'array-updates', call: arrayUpdates },
    { run: 'refused', call: () => printErrors(refused, undefined) },
  ],
});

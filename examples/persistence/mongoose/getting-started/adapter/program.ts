import { defineProgram } from '../../../../_harness/define-program';
import { countIds } from '../../../../_harness/mongodb';
import { printErrors } from '../../../../_harness/print-errors';
import { conditions, refused } from './samples';
import { ids, inside, subDocuments } from './documents';

// Without a server: only what the adapter does before it sends something.
export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose'],
  steps: [
    { run: 'conditions', call: conditions },
    {
      run: 'ids',
      call: () => {
        countIds();
        return ids();
      },
    },
    { run: 'sub-documents', call: subDocuments },
    {
      run: 'refused',
      call: () => printErrors({ ...refused, ...inside }, undefined),
    },
  ],
});

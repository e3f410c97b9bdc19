import { defineProgram } from '../../../../_harness/define-program';
import { startMongoDb } from '../../../../_harness/mongodb';
import { runTests } from '../../../../_harness/run-tests';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  main: async () => {
    await startMongoDb('mongoose');
    await import('./main');
  },
  steps: [
    'create-tickets',
    'urgent-tickets',
    'rename-tickets',
    { operation: 'missing-ticket', fails: true },
    { operation: 'invalid-id', fails: true },
    'delete-all',
    { run: 'spec', call: () => runTests(require.resolve('./tickets.spec')) },
  ],
});

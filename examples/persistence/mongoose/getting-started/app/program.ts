import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { tickets } from '../../../../_harness/mongodb-data';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  main: async () => {
    await startMongoDb('mongoose');
    await import('./main');
  },
  seed: () => fillMongoDb({ tickets }),
  steps: [
    'urgent-tickets',
    'create-ticket',
    'rename-ticket',
    'missing-ticket',
    'invalid-id',
  ],
});

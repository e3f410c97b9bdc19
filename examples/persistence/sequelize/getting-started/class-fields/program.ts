import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import {
  connect,
  declaredStatus,
  initializedStatus,
  writeDeclared,
  writeInitialized,
} from './fields';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  steps: [
    {
      run: 'initialized',
      call: async () => {
        await startPostgres();
        await connect();
        return initializedStatus();
      },
    },
    { run: 'write-initialized', call: writeInitialized },
    { run: 'declared', call: declaredStatus },
    { run: 'write-declared', call: writeDeclared },
  ],
});

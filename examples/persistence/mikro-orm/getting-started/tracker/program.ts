import { MikroORM } from '@mikro-orm/core';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { runTests } from '../../../../_harness/run-tests';

async function spec(): Promise<string> {
  await startPostgres();
  return runTests(require.resolve('./tracker.spec'));
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  main: async () => {
    await startPostgres();
    singleConnectionOfMikroOrm(MikroORM);
    await import('./main');
  },
  steps: [
    { operation: 'urgent-tickets', sql: true },
    'projects',
    { run: 'spec', call: spec },
  ],
});

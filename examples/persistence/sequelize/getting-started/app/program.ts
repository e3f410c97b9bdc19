import { Sequelize } from 'sequelize';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfSequelize } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { runTests } from '../../../../_harness/run-tests';

async function spec(): Promise<string> {
  await startPostgres();
  return runTests(require.resolve('./tickets.spec'));
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  main: async () => {
    await startPostgres();
    singleConnectionOfSequelize(Sequelize);
    await import('./main');
  },
  steps: [
    'create-tickets',
    { operation: 'urgent-tickets', sql: true },
    { operation: 'rename-ticket', sql: true },
    { run: 'spec', call: spec },
  ],
});

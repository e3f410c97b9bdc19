import { Sequelize } from 'sequelize';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfSequelize } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';

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
  ],
});

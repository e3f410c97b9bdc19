import { Sequelize } from 'sequelize';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfSequelize } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from './ticket.entity';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  main: async () => {
    await startPostgres();
    singleConnectionOfSequelize(Sequelize);
    await import('./main');
  },
  seed: () =>
    Ticket.bulkCreate(
      tickets.map(({ title, status, priority, createdAt }) => ({
        title,
        status,
        priority,
        createdAt,
      })),
    ),
  steps: [
    { operation: 'urgent-tickets', sql: true },
    { operation: 'create-ticket', sql: true },
    { operation: 'rename-ticket', sql: true },
  ],
});

import { MikroORM } from '@mikro-orm/core';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from './ticket.entity';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  main: async () => {
    await startPostgres();
    singleConnectionOfMikroOrm(MikroORM);
    await import('./main');
  },
  seed: async (app) => {
    const orm = app.get(MikroORM);
    await orm.schema.createSchema();
    await orm.em.fork().insertMany(
      Ticket,
      tickets.map(({ id, title, status, priority, createdAt }) => ({
        id,
        title,
        status,
        priority,
        createdAt,
      })),
    );
  },
  steps: [
    { operation: 'urgent-tickets', sql: true },
    { operation: 'missing-ticket', fails: true },
  ],
});

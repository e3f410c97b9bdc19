import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';

export default defineProgram({
  main: async () => {
    await startPostgres();
    await import('./main');
  },
  seed: (app) =>
    app.get(DataSource).getRepository('Ticket').save(tickets.slice(0, 5)),
  steps: [
    'like',
    { operation: 'ilike', sql: true },
    { operation: 'user-by-id', fails: true },
  ],
});

import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { shapesOf } from '../no-empty-filters/shapes';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets]),
  schema: true,
  steps: [
    'create-one',
    { operation: 'create-many', sql: true },
    'update-one',
    'update-nothing',
    { operation: 'update-many', sql: true },
    'delete-one',
    { operation: 'delete-many', sql: true },
    { operation: 'title-too-short', fails: true },
    { operation: 'create-none', fails: true },
    { operation: 'null-title', fails: true },
    { operation: 'unknown-id', fails: true },
    { operation: 'empty-id', fails: true },
    { operation: 'update-every', fails: true },
    { operation: 'delete-every', fails: true },
    { operation: 'update-empty-comparison', fails: true },
    { operation: 'two-mutations', fails: true },
    'kept',
    { operation: 'update-empty-and', sql: true },
    {
      run: 'shapes',
      call: async (app) => shapesOf(`${await app.getUrl()}/graphql`),
    },
    'delete-empty-or',
  ],
});

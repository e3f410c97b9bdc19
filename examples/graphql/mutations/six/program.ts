import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { shapesOf } from '../no-empty-filters/shapes';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets]),
  steps: [
    'create-one',
    { operation: 'create-many', sql: true },
    'update-one',
    'update-nothing',
    { operation: 'update-many', sql: true },
    'delete-one',
    { operation: 'delete-many', sql: true },
    'title-too-short',
    'create-none',
    'null-title',
    'unknown-id',
    'empty-id',
    'update-every',
    'delete-every',
    'update-empty-comparison',
    'two-mutations',
    'kept',
    { operation: 'update-empty-and', sql: true },
    {
      run: 'shapes',
      call: async (app) => shapesOf(`${await app.getUrl()}/graphql`),
    },
    'delete-empty-or',
  ],
});

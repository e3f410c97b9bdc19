import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(DataSource).getRepository(Ticket).save(tickets.slice(0, 5)),
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    'most-urgent-first',
    { operation: 'several-fields', sql: true },
    'single-object',
    { operation: 'no-order', sql: true },
    'nulls-ascending',
    'nulls-descending',
    { operation: 'nulls-last', sql: true },
    'nulls-first',
    'filter-only-field',
    { operation: 'plain-field', fails: true },
    { operation: 'null-sorting', fails: true },
  ],
});

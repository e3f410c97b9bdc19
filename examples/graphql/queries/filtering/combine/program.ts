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
    'rows',
    { operation: 'several-fields', sql: true },
    { operation: 'several-operators', sql: true },
    { operation: 'between', sql: true },
    { operation: 'and-or', sql: true },
    'no-condition',
    { operation: 'empty-in-or', sql: true },
    'no-variable',
  ],
});

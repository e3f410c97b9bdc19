import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(DataSource).getRepository(Ticket).save(tickets.slice(0, 3)),
  schema: true,
  steps: [
    'one',
    'many',
    { operation: 'all-arguments', sql: true },
    { operation: 'missing', fails: true },
    { operation: 'empty-id', fails: true },
    { operation: 'null-arguments', fails: true },
    { operation: 'null-variable', fails: true },
    'undefined-variable',
  ],
});

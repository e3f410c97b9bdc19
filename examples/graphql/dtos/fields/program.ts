import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Ticket)
      .save(
        tickets.map((ticket) => ({ ...ticket, severity: ticket.priority })),
      ),
  schema: true,
  steps: [
    'filter-only',
    'valid-value',
    { operation: 'invalid-value', fails: true },
    { operation: 'valid-list', fails: true },
    'list-of-each',
    { operation: 'invalid-each', fails: true },
    { operation: 'left-out', fails: true },
    'short-list',
    'one-assignee',
    { operation: 'long-list', fails: true },
  ],
});

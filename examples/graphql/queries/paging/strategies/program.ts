import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    'first-page',
    { operation: 'cursor', sql: true },
    { operation: 'keyset', sql: true },
    { operation: 'offset', sql: true },
    { operation: 'none', sql: true },
    { operation: 'cursor-next', sql: true },
    'cursor-back',
    'cursor-back-from-first',
    'cursor-past-the-end',
    'empty-page',
    { operation: 'keyset-next', sql: true },
    { operation: 'keyset-sorted', sql: true },
    { operation: 'keyset-sorted-next', sql: true },
    { operation: 'keyset-back', sql: true },
    'offset-next',
    'offset-without-limit',
    'negative-offset',
    { operation: 'total-count', sql: true },
    { operation: 'without-total-count', sql: true },
    { operation: 'sort-changed', fails: true },
    { operation: 'sort-added', fails: true },
    'direction-changed',
    { operation: 'offset-cursor-on-keyset', fails: true },
    { operation: 'garbage-cursor', fails: true },
    'newest',
    'create-ticket',
    'newest-next',
    'keyset-newest-next',
  ],
});

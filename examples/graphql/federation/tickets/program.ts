import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

const more = [
  { id: 9, title: 'Unsorted idea', projectId: null },
  { id: 10, title: 'Leftover of a deleted project', projectId: 99 },
];

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, [...tickets, ...more]]),
  schema: true,
  steps: [
    { operation: 'references', sql: true },
    { operation: 'lists', sql: true },
  ],
});

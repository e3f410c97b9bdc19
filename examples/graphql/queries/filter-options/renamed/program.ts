import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(DataSource).getRepository(Ticket).save(tickets.slice(0, 5)),
  on: ['sqlite', 'postgres'],
  steps: [
    'sort-by-urgency',
    { operation: 'filter-by-urgency', fails: true, sql: true },
  ],
});

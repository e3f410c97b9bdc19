import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(DataSource).getRepository(Ticket).save(tickets.slice(0, 2)),
  steps: [
    { operation: 'by-month', fails: true },
    { operation: 'by-day', fails: true },
    { operation: 'latest', fails: true },
    'count',
  ],
});

import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { tickets } from '../../../_harness/tracker-data';
import { Ticket } from '../quickstart/ticket.entity';
import { AppModule } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(DataSource).getRepository(Ticket).save(tickets.slice(0, 2)),
  schema: true,
  steps: [
    { operation: 'title-only', fails: true },
    'every-field',
    { operation: 'taken-id', fails: true },
    { operation: 'change-id', fails: true },
  ],
});

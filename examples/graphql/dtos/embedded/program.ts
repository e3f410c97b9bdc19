import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Ticket)
      .save([
        { estimate: { hours: 3 }, effort: { hours: 2 } },
        { estimate: { hours: 5 }, effort: { hours: 8 } },
      ]),
  schema: true,
  on: ['sqlite', 'postgres'],
  steps: [
    'all',
    { operation: 'by-hours', fails: true },
    { operation: 'sorted-by-effort', fails: true },
    { operation: 'flat', sql: true },
  ],
});

import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Ticket)
      .save(
        tickets
          .slice(0, 5)
          .map(({ id, priority }) => ({ id, urgency: priority })),
      ),
  on: ['sqlite', 'postgres'],
  steps: [{ operation: 'filter-by-urgency', sql: true }],
});

import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket';

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  schema: true,
  steps: [
    'with-project',
    { operation: 'without-filter', fails: true },
    { operation: 'empty-comparison', fails: true },
    { operation: 'or-without-project', fails: true },
    'or-with-project',
  ],
});

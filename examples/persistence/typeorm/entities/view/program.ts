import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './project-load';

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  on: ['sqlite', 'postgres'],
  steps: ['loads', { operation: 'of-busy-projects', sql: true }],
});

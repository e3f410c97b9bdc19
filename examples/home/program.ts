import { DataSource } from 'typeorm';
import { defineProgram } from '../_harness/define-program';
import { tickets } from '../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  schema: true,
  steps: [{ operation: 'urgent-tickets', sql: true }, 'open-tickets'],
});

import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';

import { Ticket } from '../fetch-all/ticket.entity';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  steps: [{ operation: 'cursor-all', fails: true }],
});

import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { Ticket } from '../six/ticket.entity';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets]),
  schema: true,
  steps: [
    { operation: 'title-alone', fails: true },
    { operation: 'existing-id', fails: true },
    { operation: 'id-in-update', fails: true },
    { operation: 'null-title', fails: true },
    'renamed-field',
  ],
});

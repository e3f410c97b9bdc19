import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { Ticket } from '../secured/ticket.entity';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets]),
  steps: [{ operation: 'own-ticket', fails: true }],
});

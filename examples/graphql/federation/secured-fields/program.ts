import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Ticket } from '../secured/ticket.entity';

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets]),
  steps: ['foreign-ticket', 'tickets-of-project'],
});

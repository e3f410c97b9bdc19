import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { tickets } from '../../../_harness/tracker-data';
import { Ticket } from '../six/ticket.entity';

export default defineProgram({
  main: () => import('./main'),
  seed: rows([Ticket, tickets]),
  steps: [{ operation: 'create-one', fails: true }, 'update-one'],
});

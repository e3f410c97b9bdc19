import type { INestApplication } from '@nestjs/common';
import { defineProgram } from '../../../../_harness/define-program';
import { TicketReports } from './ticket-reports';

export default defineProgram({
  main: () => import('./main'),
  steps: [
    'create-tickets',
    {
      run: 'most-urgent',
      call: (app: INestApplication) =>
        app.get(TicketReports, { strict: false }).mostUrgent(),
    },
    { operation: 'open-tickets', sql: true },
    'search-tickets',
    'delete-ticket',
  ],
});

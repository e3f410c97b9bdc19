import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from './ticket.entity';
import { TicketReports } from './ticket-reports';

const others = tickets
  .slice(1, 5)
  .map(({ title, status, priority }) => ({ title, status, priority }));

export default defineProgram({
  main: () => import('./main'),
  steps: [
    'create-ticket',
    {
      run: 'most-urgent',
      call: async (app: INestApplication) => {
        await app.get(DataSource).getRepository(Ticket).save(others);
        return app.get(TicketReports, { strict: false }).mostUrgent();
      },
    },
    { operation: 'open-tickets', sql: true },
    'delete-ticket',
  ],
});

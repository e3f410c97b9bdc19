import type { INestApplication } from '@nestjs/common';
import { LoggedTicketService } from './logged-ticket.service';

export function readLog(app: INestApplication) {
  // #region log
  const { log } = app.get(LoggedTicketService, { strict: false });
  return log.join('\n');
  // #endregion
}

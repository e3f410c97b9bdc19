import type { INestApplication } from '@nestjs/common';
import { TicketService } from './ticket.service';
import { trail } from './trail';

export async function callService(app: INestApplication): Promise<string> {
  // #region call
  const tickets = app.get(TicketService, { strict: false });
  await tickets.createOne({ title: 'Nightly import failed', projectId: 3 });
  return trail();
  // #endregion
}

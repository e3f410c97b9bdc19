import type { INestApplication } from '@nestjs/common';
import { Mailbox } from './mailbox';

export function sent(app: INestApplication): string {
  // #region sent
  const mailbox = app.get(Mailbox, { strict: false });
  return mailbox.sent.join('\n');
  // #endregion
}

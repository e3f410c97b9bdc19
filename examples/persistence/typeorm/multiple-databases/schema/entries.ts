import type { QueryService } from '@ptc-org/nestjs-query-core';
import type { AuditEntry } from './audit-entry';

export async function entries(audit: QueryService<AuditEntry>) {
  // #region entries
  await audit.createOne({ action: 'closed' });
  return audit.query({ filter: { action: { eq: 'closed' } } });
  // #endregion
}

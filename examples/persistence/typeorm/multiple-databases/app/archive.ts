import type { AuditService } from './audit.service';

export async function archiveAll(audit: AuditService) {
  // #region archive
  const archived = await audit.archive();
  console.log('archived', archived, 'left', await audit.count({}));
  // #endregion
}

import { NoOpQueryService } from '@ptc-org/nestjs-query-core';
import type { TicketDTO } from './tracker';

// #region service
export class ArchiveService extends NoOpQueryService<TicketDTO> {
  override async query(): Promise<TicketDTO[]> {
    return [];
  }
}
// #endregion

export function setLabels(): Promise<TicketDTO> {
  return new ArchiveService().setRelations('labels', 1, [2]);
}

import {
  type AggregateResponse,
  NoOpQueryService,
} from '@ptc-org/nestjs-query-core';
import type { TicketDTO } from './tracker';

// #region service
export class ArchiveService extends NoOpQueryService<TicketDTO> {
  override async aggregate(): Promise<AggregateResponse<TicketDTO>[]> {
    return [{ count: { id: 1204 } }];
  }
}
// #endregion

export function countArchived(): Promise<AggregateResponse<TicketDTO>[]> {
  return new ArchiveService().aggregate();
}

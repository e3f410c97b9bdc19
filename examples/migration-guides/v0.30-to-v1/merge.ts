import { mergeQuery } from '@ptc-org/nestjs-query-core';
import type { TicketDTO } from './tracker';

export function merge() {
  // #region merge
  return mergeQuery<TicketDTO>(
    { filter: { status: { eq: 'open' } } },
    { filter: { status: { eq: 'started' } } },
  );
  // #endregion
}

import type {
  AggregateResponse,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import type { Ticket } from './entities';

// #region by-status
/** Number and estimated hours of a project's tickets, by status. */
export function effortByStatus(
  service: QueryService<Ticket>,
  projectId: number,
): Promise<AggregateResponse<Ticket>[]> {
  return service.aggregate(
    { project: { id: { eq: projectId } } },
    {
      groupBy: [{ field: 'status', args: {} }],
      count: [{ field: 'id', args: {} }],
      sum: [{ field: 'estimate', args: {} }],
    },
  );
}
// #endregion by-status

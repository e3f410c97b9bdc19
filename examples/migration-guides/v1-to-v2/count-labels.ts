import type {
  AggregateResponse,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import type { Label } from './tracker';

// #region count
export function countLabels(
  labels: QueryService<Label>,
): Promise<AggregateResponse<Label>[]> {
  return labels.aggregate({}, { count: [{ field: 'id', args: {} }] });
}
// #endregion

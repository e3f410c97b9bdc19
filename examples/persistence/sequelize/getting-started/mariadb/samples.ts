import { SortDirection, SortNulls } from '@ptc-org/nestjs-query-core';
import type { Services } from '../adapter/samples';

// #region dialect
export const dialect: Record<string, (services: Services) => Promise<unknown>> =
  {
    iLike: ({ tickets }) =>
      tickets.query({ filter: { title: { iLike: '%PAGE%' } } }),
    'nulls when sorting': ({ tickets }) =>
      tickets.query({
        sorting: [
          {
            field: 'dueDate',
            direction: SortDirection.ASC,
            nulls: SortNulls.NULLS_LAST,
          },
        ],
      }),
  };
// #endregion

export async function like({ tickets }: Services): Promise<unknown> {
  // #region like
  const found = await tickets.query({ filter: { title: { like: '%PAGE%' } } });
  return found.map(({ title }) => title);
  // #endregion
}

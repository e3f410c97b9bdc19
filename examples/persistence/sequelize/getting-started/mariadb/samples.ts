import {
  type Filter,
  SortDirection,
  SortNulls,
} from '@ptc-org/nestjs-query-core';
import { Ticket } from '../adapter/models';
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

export async function counts({
  projects,
  tickets,
}: Services): Promise<unknown> {
  const website = await projects.getById(1);
  // #region counts
  const filter = { labels: { code: { like: '%' } } } as Filter<Ticket>;
  const found = await projects.queryRelations(Ticket, 'tickets', website, {
    filter,
  });
  return {
    found: found.length,
    counted: await projects.countRelations(Ticket, 'tickets', website, filter),
    renamed: await tickets.updateMany({ title: 'Prices' }, {}),
    again: await tickets.updateMany({ title: 'Prices' }, {}),
  };
  // #endregion
}

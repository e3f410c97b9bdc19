import { SortDirection, SortNulls } from '@ptc-org/nestjs-query-core';
import type { Ticket } from './entities';
import { eachOf, idsOf, type Probe, throwsOr, yesIf } from './probe';

export const filters: Probe[] = [
  {
    feature: '`eq` `neq` `gt` `gte` `lt` `lte`',
    verdict: async (tracker) =>
      yesIf(
        [await idsOf(tracker, { priority: { eq: 4 } }), '3 6'],
        [await idsOf(tracker, { priority: { neq: 5 } }), '2 3 5 6 8'],
        [await idsOf(tracker, { priority: { gt: 4 } }), '1 4 7'],
        [await idsOf(tracker, { priority: { gte: 4 } }), '1 3 4 6 7'],
        [await idsOf(tracker, { priority: { lt: 2 } }), '8'],
        [await idsOf(tracker, { priority: { lte: 2 } }), '2 8'],
      ),
  },
  {
    feature: '`in` `notIn` `is` `isNot`',
    verdict: async (tracker) =>
      yesIf(
        [await idsOf(tracker, { priority: { in: [1, 2] } }), '2 8'],
        [await idsOf(tracker, { priority: { notIn: [4, 5] } }), '2 5 8'],
        [await idsOf(tracker, { dueDate: { is: null } }), '5 8'],
        [await idsOf(tracker, { dueDate: { isNot: null } }), '1 2 3 4 6 7'],
      ),
  },
  {
    feature: '`between` `notBetween`',
    verdict: (tracker) => {
      const bounds = { lower: 2, upper: 4 };
      return eachOf(
        tracker,
        ['between', { priority: { between: bounds } }, '2 3 5 6'],
        ['notBetween', { priority: { notBetween: bounds } }, '1 4 7 8'],
      );
    },
  },
  {
    feature: '`like` `notLike`',
    verdict: (tracker) =>
      eachOf(
        tracker,
        ['like', { title: { like: 'App %' } }, '4'],
        ['notLike', { title: { notLike: 'App %' } }, '1 2 3 5 6 7 8'],
      ),
  },
  {
    feature: '`like` and case',
    verdict: async (tracker) =>
      (await idsOf(tracker, { title: { like: 'aPP %' } })) === '4'
        ? 'ignores it'
        : 'respects it',
  },
  {
    feature: '`iLike` `notILike`',
    verdict: (tracker) =>
      eachOf(
        tracker,
        ['iLike', { title: { iLike: 'aPP %' } }, '4'],
        ['notILike', { title: { notILike: 'aPP %' } }, '1 2 3 5 6 7 8'],
      ),
  },
  // #region example
  {
    feature: 'several operators on one field',
    verdict: async (tracker) => {
      const found = await idsOf(tracker, { priority: { gt: 4, lt: 2 } });
      return found === '1 4 7 8' ? 'OR' : 'AND';
    },
  },
  // #endregion
  {
    feature: 'several fields in one filter',
    verdict: async (tracker) => {
      const found = await idsOf(tracker, {
        priority: { gt: 4 },
        status: { eq: 'open' },
      });
      return found === '1' ? 'AND' : 'OR';
    },
  },
  {
    feature: '`and` `or`, nested',
    verdict: async (tracker) =>
      yesIf([
        await idsOf(tracker, {
          or: [
            { id: { eq: 8 } },
            {
              and: [
                { priority: { gt: 4 } },
                { or: [{ id: { eq: 1 } }, { id: { eq: 2 } }] },
              ],
            },
          ],
        }),
        '1 8',
      ]),
  },
  {
    feature: '`in: []`',
    verdict: (tracker) =>
      throwsOr(
        idsOf(tracker, { id: { in: [] } }).then((found) =>
          found === '' ? 'no rows' : 'every row',
        ),
      ),
  },
  {
    feature: 'filter on a to-one relation',
    verdict: async (tracker) =>
      yesIf([
        await idsOf(tracker, { project: { name: { eq: 'Billing' } } }),
        '7 8',
      ]),
  },
  {
    feature: 'filter on a to-many relation',
    verdict: async (tracker) =>
      yesIf([
        await idsOf(tracker, { labels: { code: { eq: 'accessibility' } } }),
        '2 6',
      ]),
  },
  {
    feature: 'filter two relations deep',
    verdict: async (tracker) =>
      yesIf([
        await idsOf(tracker, {
          project: { owner: { name: { eq: 'Ben Okafor' } } },
        }),
        '4 5 6',
      ]),
  },
  {
    feature: 'page under a to-many filter',
    verdict: async ({ projects }) => {
      const filter = { tickets: { priority: { gte: 1 } } };
      const page = await projects.query({ filter, paging: { limit: 2 } });
      return page.length === 2 ? 'full' : 'may be short';
    },
  },
  {
    feature: 'count under a to-many filter',
    verdict: async ({ projects }) =>
      (await projects.count({ tickets: { priority: { gte: 1 } } })) === 3
        ? 'each once'
        : 'counts each match',
  },
  {
    feature: 'sort by own columns',
    verdict: async ({ tickets }) => {
      const [first] = await tickets.query({
        sorting: [{ field: 'title', direction: SortDirection.ASC }],
      });
      return yesIf([first?.id, 2]);
    },
  },
  {
    feature: '`nulls` when sorting',
    verdict: async ({ tickets }) => {
      const direction = SortDirection.ASC;
      const last = await tickets.query({
        sorting: [{ field: 'dueDate', direction, nulls: SortNulls.NULLS_LAST }],
      });
      const first = await tickets.query({
        sorting: [
          { field: 'dueDate', direction, nulls: SortNulls.NULLS_FIRST },
        ],
      });
      return yesIf([last.at(-1)?.dueDate, null], [first[0]?.dueDate, null]);
    },
  },
  {
    feature: 'sort by a column of a relation',
    verdict: async ({ tickets }) => {
      // The type refuses it, and a filter that comes from outside may hold it all the same.
      const field = 'project.name' as keyof Ticket;
      const found = await tickets.query({
        sorting: [{ field, direction: SortDirection.DESC }],
      });
      return yesIf([found[0]?.id, 1]);
    },
  },
];

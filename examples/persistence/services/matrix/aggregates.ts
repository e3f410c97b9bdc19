import { GroupBy } from '@ptc-org/nestjs-query-core';
import { type Probe, type Tracker, yesIf } from './probe';

const byValue = 'by the raw value';

const count = [{ field: 'id' as const, args: {} }];

/** The size of each group, or that rows were grouped by the whole value. */
async function groupsBy({ tickets }: Tracker, by: GroupBy): Promise<string> {
  const groups = await tickets.aggregate(
    {},
    { count, groupBy: [{ field: 'createdAt', args: { by } }] },
  );
  const ungrouped = groups.every(
    ({ groupBy }) => new Date(String(groupBy?.createdAt)).getUTCHours() > 0,
  );
  if (ungrouped) return byValue;
  return groups.map((group) => Number(group.count?.id)).join(' ');
}

export const aggregates: Probe[] = [
  {
    feature: 'aggregate',
    verdict: async ({ tickets }) => {
      const [all] = await tickets.aggregate(
        {},
        {
          count,
          sum: [{ field: 'priority', args: {} }],
          max: [{ field: 'priority', args: {} }],
        },
      );
      return yesIf(
        [Number(all?.count?.id), 8],
        [Number(all?.sum?.priority), 29],
        [all?.max?.priority, 5],
      );
    },
  },
  {
    feature: 'group by a field',
    verdict: async ({ tickets }) => {
      const groups = await tickets.aggregate(
        {},
        { count, groupBy: [{ field: 'status', args: {} }] },
      );
      return yesIf([
        groups.map((group) => Number(group.count?.id)).join(' '),
        '2 4 2',
      ]);
    },
  },
  {
    feature: 'group dates by day',
    verdict: async (tracker) => {
      const days = await groupsBy(tracker, GroupBy.DAY);
      return days === byValue ? days : yesIf([days, '1 1 1 1 1 1 1 1']);
    },
  },
  {
    feature: 'group dates by week, month, year',
    verdict: async (tracker) => {
      const weeks = await groupsBy(tracker, GroupBy.WEEK);
      if (weeks === byValue) return weeks;
      return yesIf(
        [weeks, '7 1'],
        [await groupsBy(tracker, GroupBy.MONTH), '8'],
        [await groupsBy(tracker, GroupBy.YEAR), '8'],
      );
    },
  },
  {
    feature: 'aggregate without groups, where nothing matches',
    verdict: async ({ tickets }) => {
      const found = await tickets.aggregate({ priority: { gt: 5 } }, { count });
      return found.length === 1 && Number(found[0]?.count?.id) === 0
        ? 'zero counts'
        : 'empty list';
    },
  },
  {
    feature: 'aggregate under a to-one filter',
    verdict: async ({ tickets }) => {
      const [found] = await tickets.aggregate(
        { project: { name: { eq: 'Website' } } },
        { count },
      );
      return yesIf([Number(found?.count?.id), 3]);
    },
  },
  {
    feature: 'aggregate under a to-many filter',
    verdict: async ({ projects }) => {
      const [found] = await projects.aggregate(
        { tickets: { priority: { gte: 1 } } },
        { count },
      );
      return Number(found?.count?.id) === 3 ? 'yes' : 'counts each match';
    },
  },
  {
    feature: 'relation aggregate under a filter on a further relation',
    verdict: async ({ projects, classes }) => {
      const website = await projects.getById(1);
      const [found] = await projects.aggregateRelations(
        classes.Ticket,
        'tickets',
        website,
        { labels: { code: { eq: 'bug' } } },
        { count },
      );
      return yesIf([Number(found?.count?.id), 1]);
    },
  },
];

import {
  type AggregateQuery,
  type Filter,
  GroupBy,
} from '@ptc-org/nestjs-query-core';
import type { Group, Scenario } from './scenario';
import type { Ticket } from './tracker';

type Fields = (keyof Ticket)[];

const named = (fields: Fields) => fields.map((field) => ({ field, args: {} }));

const count = named(['id']);

function aggregates(
  name: string,
  title: string,
  query: AggregateQuery<Ticket>,
  filter: Filter<Ticket> = {},
): Scenario {
  return {
    name,
    title,
    run: ({ tickets }) => tickets.aggregate(filter, query),
  };
}

/** The sizes of the groups in their order. */
function groups(name: string, title: string, by: GroupBy): Scenario {
  return {
    name,
    title,
    run: async ({ tickets }) => {
      const found = await tickets.aggregate(
        {},
        { count, groupBy: [{ field: 'createdAt', args: { by } }] },
      );
      return found.map((group) => group.groupBy?.createdAt);
    },
  };
}

export const aggregateGroup: Group = {
  title: 'Aggregates',
  scenarios: [
    aggregates('aggregate-count', '`count`', { count }),
    aggregates('aggregate-count-nulls', '`count` of a field with nulls', {
      count: named(['dueDate']),
    }),
    aggregates('aggregate-sum', '`sum`', { sum: named(['priority']) }),
    aggregates('aggregate-avg', '`avg`', { avg: named(['priority']) }),
    aggregates('aggregate-min-max', '`min` and `max`', {
      min: named(['priority', 'title']),
      max: named(['priority']),
    }),
    aggregates('aggregate-max-date', '`max` of a date', {
      max: named(['dueDate']),
    }),
    aggregates('aggregate-min-nulls', '`min` of a field with nulls', {
      min: named(['dueDate']),
    }),
    aggregates('group-by', '`groupBy`', { count, groupBy: named(['status']) }),
    aggregates(
      'group-by-null',
      '`groupBy` of a field with nulls',
      { count, groupBy: named(['dueDate']) },
      { priority: { lt: 4 } },
    ),
    aggregates(
      'group-by-case',
      '`groupBy` and case',
      { count, groupBy: named(['milestone']) },
      { milestone: { isNot: null } },
    ),
    aggregates('group-by-two', '`groupBy` of two fields', {
      count,
      groupBy: named(['status', 'priority']),
    }),
    groups('group-by-day', '`groupBy` of a date by day', GroupBy.DAY),
    groups('group-by-week', '`groupBy` of a date by week', GroupBy.WEEK),
    groups('group-by-month', '`groupBy` of a date by month', GroupBy.MONTH),
    groups('group-by-year', '`groupBy` of a date by year', GroupBy.YEAR),
    aggregates(
      'aggregate-nothing',
      'where nothing matches',
      { count, sum: named(['priority']) },
      { priority: { gt: 5 } },
    ),
    aggregates(
      'group-nothing',
      '`groupBy` where nothing matches',
      { count, groupBy: named(['status']) },
      { priority: { gt: 5 } },
    ),
    aggregates('aggregate-empty', 'without a function', {}),
    aggregates(
      'aggregate-to-one',
      'under a to-one filter',
      { count },
      { project: { name: { eq: 'Website' } } },
    ),
    aggregates(
      'aggregate-to-many',
      'under a many-to-many filter',
      { count, sum: named(['priority']) },
      { labels: { code: { like: '%' } } },
    ),
  ],
};

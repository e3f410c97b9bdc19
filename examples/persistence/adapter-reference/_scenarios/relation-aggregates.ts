import { allProjects, perRecord } from './ask';
import type { Scenario } from './scenario';

/** What reading relations costs, and their aggregates. */
export const relationAggregates: Scenario[] = [
  {
    name: 'relation-aggregate',
    title: '`aggregateRelations` of many records',
    run: async (tracker) => {
      const all = await allProjects(tracker);
      const query = {
        count: [{ field: 'id' as const, args: {} }],
        max: [{ field: 'priority' as const, args: {} }],
      };
      return perRecord(
        all,
        await tracker.projects.aggregateRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          { priority: { gte: 4 } },
          query,
        ),
      );
    },
  },
  {
    name: 'relation-aggregate-nothing',
    title: '`aggregateRelations` where nothing matches',
    run: async ({ projects, classes, key }) =>
      projects.aggregateRelations(
        classes.Ticket,
        'tickets',
        await projects.getById(key('project', 1)),
        { priority: { gt: 5 } },
        { count: [{ field: 'id', args: {} }] },
      ),
  },
  {
    name: 'relation-aggregate-grouped',
    title: '`aggregateRelations` with `groupBy`',
    run: async ({ projects, classes, key }) =>
      projects.aggregateRelations(
        classes.Ticket,
        'tickets',
        await projects.getById(key('project', 1)),
        {},
        {
          count: [{ field: 'id', args: {} }],
          groupBy: [{ field: 'status', args: {} }],
        },
      ),
  },
  {
    name: 'relation-aggregate-further',
    title: '`aggregateRelations` under a filter on a further relation',
    run: async ({ projects, classes, key }) =>
      projects.aggregateRelations(
        classes.Ticket,
        'tickets',
        await projects.getById(key('project', 1)),
        { labels: { code: { eq: 'bug' } } },
        { count: [{ field: 'id', args: {} }] },
      ),
  },
  {
    name: 'look-ahead',
    title: 'a to-one relation joined by `relations`',
    run: async ({ tickets, key }) => {
      const [ticket] = await tickets.query({
        filter: { id: { eq: key('ticket', 1) } },
        relations: [{ name: 'project', query: {} }],
      });
      return ticket?.project?.name;
    },
  },
  {
    name: 'statements-relation',
    title: 'statements for a relation of 3 records',
    run: async (tracker) => {
      const all = await allProjects(tracker);
      return tracker.statements(() =>
        tracker.projects.queryRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          {},
        ),
      );
    },
  },
  {
    name: 'statements-page',
    title: 'statements for a page of it',
    run: async (tracker) => {
      const all = await allProjects(tracker);
      return tracker.statements(() =>
        tracker.projects.queryRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          { paging: { limit: 2 } },
        ),
      );
    },
  },
  {
    name: 'statements-count',
    title: 'statements for counting it',
    run: async (tracker) => {
      const all = await allProjects(tracker);
      return tracker.statements(() =>
        tracker.projects.countRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          {},
        ),
      );
    },
  },
  {
    name: 'statements-aggregate',
    title: 'statements for aggregating it',
    run: async (tracker) => {
      const all = await allProjects(tracker);
      return tracker.statements(() =>
        tracker.projects.aggregateRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          {},
          { count: [{ field: 'id', args: {} }] },
        ),
      );
    },
  },
  {
    name: 'statements-to-one',
    title: 'statements for a to-one relation of 3 records',
    run: async ({ tickets, classes, statements }) => {
      const all = await tickets.query({ filter: { priority: { eq: 5 } } });
      return statements(() =>
        tickets.findRelation(classes.Project, 'project', all),
      );
    },
  },
];

import { SortDirection } from '@ptc-org/nestjs-query-core';
import { allProjects, byId, perRecord, rowsOf, setOf } from './ask';
import { relationAggregates } from './relation-aggregates';
import type { Group } from './scenario';
import { numberOf } from './show';
import type { Project } from './tracker';

const codes = (labels: { code: string }[] = []) =>
  labels.map(({ code }) => code).sort();

export const relations: Group = {
  title: 'Read relations',
  scenarios: [
    {
      name: 'relation-of-one',
      title: 'a to-many relation of one record',
      run: async ({ projects, classes, key }) =>
        setOf(
          await projects.queryRelations(
            classes.Ticket,
            'tickets',
            await projects.getById(key('project', 1)),
            {},
          ),
        ),
    },
    {
      name: 'relation-of-many',
      title: 'a to-many relation of many records',
      run: async (tracker) => {
        const all = await allProjects(tracker);
        const map = await tracker.projects.queryRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          {},
        );
        return perRecord(all, map, (tickets = []) => setOf(tickets));
      },
    },
    {
      name: 'relation-filtered',
      title: 'filtered and sorted, of many records',
      run: async (tracker) => {
        const all = await allProjects(tracker);
        const map = await tracker.projects.queryRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          {
            filter: { priority: { gte: 4 } },
            sorting: [{ field: 'title', direction: SortDirection.DESC }],
          },
        );
        return perRecord(all, map, (tickets = []) => rowsOf(tickets));
      },
    },
    {
      name: 'relation-page-of-one',
      title: 'a page of one record’s relation',
      run: async ({ projects, classes, key }) =>
        rowsOf(
          await projects.queryRelations(
            classes.Ticket,
            'tickets',
            await projects.getById(key('project', 1)),
            { paging: { limit: 2, offset: 1 }, sorting: byId },
          ),
        ),
    },
    {
      name: 'relation-page-of-many',
      title: 'a page of the relation of many records',
      run: async (tracker) => {
        const all = await allProjects(tracker);
        const map = await tracker.projects.queryRelations(
          tracker.classes.Ticket,
          'tickets',
          all,
          { paging: { limit: 2 }, sorting: byId },
        );
        return perRecord(all, map, (tickets = []) => rowsOf(tickets));
      },
    },
    {
      name: 'many-to-many',
      title: 'many-to-many, of many records',
      run: async ({ tickets, classes }) => {
        const all = await tickets.query({
          filter: { priority: { lt: 4 } },
          sorting: byId,
        });
        const map = await tickets.queryRelations(
          classes.Label,
          'labels',
          all,
          {},
        );
        return perRecord(all, map, codes);
      },
    },
    {
      name: 'relation-of-none',
      title: 'of a record that has none',
      run: async ({ tickets, classes, key }) =>
        tickets.queryRelations(
          classes.Label,
          'labels',
          await tickets.getById(key('ticket', 8)),
          {},
        ),
    },
    {
      name: 'relation-by-further',
      title: 'filtered by a further to-many relation',
      run: async ({ projects, classes, key }) =>
        rowsOf(
          await projects.queryRelations(
            classes.Ticket,
            'tickets',
            await projects.getById(key('project', 1)),
            { filter: { comments: { body: { like: '%' } } } },
          ),
        ),
    },
    {
      name: 'count-by-further',
      title: '`countRelations` under the same filter',
      run: async ({ projects, classes, key }) =>
        projects.countRelations(
          classes.Ticket,
          'tickets',
          await projects.getById(key('project', 1)),
          { comments: { body: { like: '%' } } },
        ),
    },
    {
      name: 'relation-by-labels',
      title: 'filtered by a further many-to-many relation',
      run: async ({ projects, classes, key }) =>
        rowsOf(
          await projects.queryRelations(
            classes.Ticket,
            'tickets',
            await projects.getById(key('project', 1)),
            { filter: { labels: { code: { like: '%' } } } },
          ),
        ),
    },
    {
      name: 'count-by-labels',
      title: '`countRelations` under the same filter',
      run: async ({ projects, classes, key }) =>
        projects.countRelations(
          classes.Ticket,
          'tickets',
          await projects.getById(key('project', 1)),
          { labels: { code: { like: '%' } } },
        ),
    },
    {
      name: 'count-relation',
      title: '`countRelations` of many records',
      run: async (tracker) => {
        const all = await allProjects(tracker);
        return perRecord(
          all,
          await tracker.projects.countRelations(
            tracker.classes.Ticket,
            'tickets',
            all,
            { priority: { gte: 4 } },
          ),
        );
      },
    },
    {
      name: 'count-many-to-many',
      title: '`countRelations` of a many-to-many relation',
      run: async ({ tickets, classes }) => {
        const all = await tickets.query({
          filter: { priority: { lt: 4 } },
          sorting: byId,
        });
        return perRecord(
          all,
          await tickets.countRelations(classes.Label, 'labels', all, {}),
        );
      },
    },
    {
      name: 'find-relation',
      title: '`findRelation`',
      run: async ({ tickets, classes, key }) =>
        (
          await tickets.findRelation(
            classes.Project,
            'project',
            await tickets.getById(key('ticket', 1)),
          )
        )?.name,
    },
    {
      name: 'find-relation-of-many',
      title: '`findRelation` of many records',
      run: async ({ tickets, classes }) => {
        const all = await tickets.query({
          filter: { status: { eq: 'open' } },
          sorting: byId,
        });
        return perRecord(
          all,
          await tickets.findRelation(classes.User, 'assignee', all),
          (user) => user?.name,
        );
      },
    },
    {
      name: 'find-relation-none',
      title: '`findRelation` where there is none',
      run: async ({ tickets, classes, key }) =>
        tickets.findRelation(
          classes.User,
          'assignee',
          await tickets.getById(key('ticket', 5)),
        ),
    },
    {
      name: 'find-relation-filtered',
      title: '`findRelation` with a filter that excludes it',
      run: async ({ tickets, classes, key }) =>
        tickets.findRelation(
          classes.Project,
          'project',
          await tickets.getById(key('ticket', 1)),
          { filter: { name: { eq: 'Billing' } } },
        ),
    },
    {
      name: 'find-relation-to-many',
      title: '`findRelation` on a to-many relation',
      run: async ({ projects, classes, key }) => {
        const found = await projects.findRelation(
          classes.Ticket,
          'tickets',
          await projects.getById(key('project', 3)),
        );
        return found && numberOf(found.id);
      },
    },
    {
      name: 'relation-of-plain',
      title: 'of a plain object with the id',
      run: async ({ projects, classes, key }) =>
        setOf(
          await projects.queryRelations(
            classes.Ticket,
            'tickets',
            { id: key('project', 1) } as Project,
            {},
          ),
        ),
    },
    {
      name: 'relation-unknown',
      title: 'a relation that does not exist',
      run: async ({ projects, classes, key }) =>
        projects.queryRelations(
          classes.Ticket,
          'issues',
          await projects.getById(key('project', 1)),
          {},
        ),
    },
    ...relationAggregates,
  ],
};

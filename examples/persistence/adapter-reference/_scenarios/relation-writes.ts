import { numberOf } from './show';
import { setOf } from './ask';
import type { Group, Scenario } from './scenario';
import type { Tracker } from './tracker';

/** The labels of a ticket after a write, by their codes. */
function labelsAfter(
  name: string,
  title: string,
  row: number,
  write: (tracker: Tracker) => Promise<unknown>,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const { tickets, classes, key } = tracker;
      await write(tracker);
      const ticket = await tickets.getById(key('ticket', row));
      const labels = await tickets.queryRelations(
        classes.Label,
        'labels',
        ticket,
        {},
      );
      return labels.map(({ code }) => code).sort();
    },
  };
}

/** The assignee of ticket 1 after a write, by name. */
function assigneeAfter(
  name: string,
  title: string,
  write: (tracker: Tracker) => Promise<unknown>,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const { tickets, classes, key } = tracker;
      await write(tracker);
      const ticket = await tickets.getById(key('ticket', 1));
      const user = await tickets.findRelation(classes.User, 'assignee', ticket);
      return user && numberOf(user.id);
    },
  };
}

/** The tickets of the project "Billing" after a write. */
function ticketsAfter(
  name: string,
  title: string,
  write: (tracker: Tracker) => Promise<unknown>,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const { projects, classes, key } = tracker;
      await write(tracker);
      const project = await projects.getById(key('project', 3));
      return setOf(
        await projects.queryRelations(classes.Ticket, 'tickets', project, {}),
      );
    },
  };
}

const keys = ({ key }: Tracker, ...rows: number[]) =>
  rows.map((row) => key('label', row));

export const relationWrites: Group = {
  title: 'Write relations',
  writes: true,
  scenarios: [
    labelsAfter('add-relations', '`addRelations`', 8, (tracker) =>
      tracker.tickets.addRelations(
        'labels',
        tracker.key('ticket', 8),
        keys(tracker, 1, 2),
      ),
    ),
    labelsAfter(
      'add-relations-again',
      '`addRelations` of one that is there',
      1,
      (tracker) =>
        tracker.tickets.addRelations(
          'labels',
          tracker.key('ticket', 1),
          keys(tracker, 1, 2),
        ),
    ),
    labelsAfter('add-relations-none', '`addRelations` of `[]`', 1, (tracker) =>
      tracker.tickets.addRelations('labels', tracker.key('ticket', 1), []),
    ),
    labelsAfter(
      'add-relations-missing',
      '`addRelations` of a missing record',
      1,
      (tracker) =>
        tracker.tickets.addRelations(
          'labels',
          tracker.key('ticket', 1),
          keys(tracker, 2, 99),
        ),
    ),
    labelsAfter('set-relations', '`setRelations`', 2, (tracker) =>
      tracker.tickets.setRelations(
        'labels',
        tracker.key('ticket', 2),
        keys(tracker, 3, 4),
      ),
    ),
    labelsAfter('set-relations-none', '`setRelations` to `[]`', 2, (tracker) =>
      tracker.tickets.setRelations('labels', tracker.key('ticket', 2), []),
    ),
    labelsAfter(
      'set-relations-filtered',
      '`setRelations` with a filter that excludes one',
      2,
      (tracker) =>
        tracker.tickets.setRelations(
          'labels',
          tracker.key('ticket', 2),
          keys(tracker, 3, 4),
          { relationFilter: { color: { eq: 'red' } } },
        ),
    ),
    labelsAfter(
      'set-relations-other-key',
      '`setRelations` with a filter by the key that excludes one',
      2,
      (tracker) =>
        tracker.tickets.setRelations(
          'labels',
          tracker.key('ticket', 2),
          keys(tracker, 3, 4),
          { relationFilter: { code: { eq: 'performance' } } },
        ),
    ),
    labelsAfter(
      'set-relations-other-key-and',
      'the same filter inside `and`',
      2,
      (tracker) =>
        tracker.tickets.setRelations(
          'labels',
          tracker.key('ticket', 2),
          keys(tracker, 3, 4),
          { relationFilter: { and: [{ code: { eq: 'performance' } }] } },
        ),
    ),
    labelsAfter('remove-relations', '`removeRelations`', 2, (tracker) =>
      tracker.tickets.removeRelations(
        'labels',
        tracker.key('ticket', 2),
        keys(tracker, 2),
      ),
    ),
    labelsAfter(
      'remove-relations-other',
      '`removeRelations` of one that is not there',
      2,
      (tracker) =>
        tracker.tickets.removeRelations(
          'labels',
          tracker.key('ticket', 2),
          keys(tracker, 1),
        ),
    ),
    assigneeAfter('set-relation', '`setRelation`', (tracker) =>
      tracker.tickets.setRelation(
        'assignee',
        tracker.key('ticket', 1),
        tracker.key('user', 2),
      ),
    ),
    assigneeAfter(
      'set-relation-missing',
      '`setRelation` to a missing record',
      (tracker) =>
        tracker.tickets.setRelation(
          'assignee',
          tracker.key('ticket', 1),
          tracker.key('user', 99),
        ),
    ),
    assigneeAfter('remove-relation', '`removeRelation`', (tracker) =>
      tracker.tickets.removeRelation(
        'assignee',
        tracker.key('ticket', 1),
        tracker.key('user', 1),
      ),
    ),
    assigneeAfter(
      'remove-relation-other',
      '`removeRelation` of another record',
      (tracker) =>
        tracker.tickets.removeRelation(
          'assignee',
          tracker.key('ticket', 1),
          tracker.key('user', 2),
        ),
    ),
    ticketsAfter('add-to-many', '`addRelations`, one-to-many', (tracker) =>
      tracker.projects.addRelations('tickets', tracker.key('project', 3), [
        tracker.key('ticket', 1),
      ]),
    ),
    ticketsAfter('set-to-many', '`setRelations`, one-to-many', (tracker) =>
      tracker.projects.setRelations('tickets', tracker.key('project', 3), [
        tracker.key('ticket', 1),
      ]),
    ),
    ticketsAfter(
      'remove-to-many',
      '`removeRelations`, one-to-many',
      (tracker) =>
        tracker.projects.removeRelations('tickets', tracker.key('project', 3), [
          tracker.key('ticket', 7),
        ]),
    ),
    ticketsAfter(
      'set-relation-to-many',
      '`setRelation` on a to-many relation',
      (tracker) =>
        tracker.projects.setRelation(
          'tickets',
          tracker.key('project', 3),
          tracker.key('ticket', 1),
        ),
    ),
  ],
};

import type { Filter } from '@ptc-org/nestjs-query-core';
import { unchecked } from './ask';
import type { Group, Scenario } from './scenario';
import type { Ticket } from './tracker';
import { fieldsOf, left, named, openTickets, stored } from './written';

/** What ticket 1 has after `updateOne`. */
function updates(name: string, title: string, update: object): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const { tickets, key } = tracker;
      await tickets.updateOne(key('ticket', 1), update);
      return stored(tracker, { id: { eq: key('ticket', 1) } });
    },
  };
}

/** How many tickets `updateMany` says to have changed, and how many it changed. */
function updatesMany(
  name: string,
  title: string,
  filter: Filter<Ticket>,
): Scenario {
  return {
    name,
    title,
    run: async ({ tickets }) => {
      const { updatedCount } = await tickets.updateMany(
        { title: 'Changed' },
        filter,
      );
      return { updatedCount, changed: await tickets.count(named('Changed')) };
    },
  };
}

export const changes: Group = {
  title: 'Update',
  writes: true,
  scenarios: [
    {
      name: 'update',
      title: '`updateOne`: what it returns',
      run: async ({ tickets, key }) =>
        fieldsOf(await tickets.updateOne(key('ticket', 1), { status: 'done' })),
    },
    updates('update-undefined', 'undefined in an update', {
      status: 'done',
      milestone: undefined,
    }),
    updates('update-null', 'null in an update', { milestone: null }),
    updates('update-null-required', 'null for a required field', {
      title: null,
    }),
    updates('update-empty', '`{}` as the update', {}),
    updates('update-unknown', 'an unknown field in an update', {
      owner: 'Ada',
    }),
    {
      name: 'update-id',
      title: 'an id in an update',
      run: async (tracker) => {
        const { tickets, key } = tracker;
        await tickets.updateOne(key('ticket', 1), { id: key('ticket', 70) });
        return left(tracker);
      },
    },
    {
      name: 'update-instance',
      title: 'an instance of the entity as the update',
      run: async (tracker) => {
        const { tickets, classes, key } = tracker;
        const update = Object.assign(new classes.Ticket(), {
          title: 'Changed',
        });
        await tickets.updateOne(key('ticket', 7), update);
        return stored(tracker, { id: { eq: key('ticket', 7) } });
      },
    },
    {
      name: 'update-missing',
      title: '`updateOne` of a missing record',
      run: ({ tickets, key }) =>
        tickets.updateOne(key('ticket', 99), { status: 'done' }),
    },
    {
      name: 'update-id-undefined',
      title: '`updateOne(undefined, …)`',
      run: async ({ tickets }) => {
        await tickets.updateOne(undefined as unknown as number, {
          title: 'Changed',
        });
        return tickets.count(named('Changed'));
      },
    },
    {
      name: 'update-filtered',
      title: '`updateOne` with a filter that excludes it',
      run: ({ tickets, key }) =>
        tickets.updateOne(
          key('ticket', 1),
          { status: 'done' },
          { filter: { status: { eq: 'done' } } },
        ),
    },
    {
      name: 'update-by-other-id',
      title: '`updateOne` with a filter by another id',
      run: async ({ tickets, key }) =>
        (
          await tickets.updateOne(
            key('ticket', 1),
            { status: 'done' },
            { filter: { id: { eq: key('ticket', 2) } } },
          )
        ).status,
    },
    {
      name: 'update-by-other-id-and',
      title: 'the same filter inside `and`',
      run: async ({ tickets, key }) =>
        (
          await tickets.updateOne(
            key('ticket', 1),
            { status: 'done' },
            { filter: { and: [{ id: { eq: key('ticket', 2) } }] } },
          )
        ).status,
    },
    updatesMany('update-many', '`updateMany`', openTickets),
    {
      name: 'update-many-same',
      title: '`updateMany` to the values that are stored',
      run: ({ tickets }) => tickets.updateMany({ status: 'open' }, openTickets),
    },
    {
      name: 'update-many-nothing-to-set',
      title: '`updateMany` of `{}`',
      run: ({ tickets }) => tickets.updateMany({}, openTickets),
    },
    updatesMany('update-many-empty', '`updateMany` with `{}`', {}),
    updatesMany(
      'update-many-without-operator',
      '`updateMany` with `{title: {}}`',
      { title: {} },
    ),
    updatesMany(
      'update-many-undefined',
      '`updateMany` with an undefined field',
      { title: undefined },
    ),
    updatesMany(
      'update-many-undefined-value',
      '`updateMany` with an undefined value',
      { title: { eq: undefined } },
    ),
    updatesMany('update-many-in-nothing', '`updateMany` with `in: []`', {
      priority: { in: [] },
    }),
    updatesMany(
      'update-many-unknown',
      '`updateMany` with an unknown field',
      unchecked({ owner: { eq: 'Ada' } }),
    ),
    updatesMany('update-many-to-one', '`updateMany` by a to-one relation', {
      project: { name: { eq: 'Billing' } },
    }),
    updatesMany('update-many-to-many', '`updateMany` by a to-many relation', {
      labels: { code: { eq: 'bug' } },
    }),
    updatesMany(
      'update-many-relation-none',
      '`updateMany` by a relation that nothing matches',
      { project: { name: { eq: 'None' } } },
    ),
    {
      name: 'update-hooks',
      title: 'hooks of `updateOne`',
      run: async ({ tickets, hooks, key }) => {
        hooks();
        await tickets.updateOne(key('ticket', 1), { status: 'done' });
        return hooks();
      },
    },
    {
      name: 'update-many-hooks',
      title: 'hooks of `updateMany`',
      run: async ({ tickets, hooks }) => {
        hooks();
        await tickets.updateMany({ status: 'done' }, openTickets);
        return hooks();
      },
    },
  ],
};

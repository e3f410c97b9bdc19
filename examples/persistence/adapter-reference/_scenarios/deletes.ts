import type { Filter } from '@ptc-org/nestjs-query-core';
import { unchecked } from './ask';
import type { Group, Scenario } from './scenario';
import type { Ticket } from './tracker';
import { openTickets } from './written';

/** How many tickets `deleteMany` says to have deleted, and which are left. */
function deletesMany(
  name: string,
  title: string,
  filter: Filter<Ticket>,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const { deletedCount } = await tracker.tickets.deleteMany(filter);
      return { deletedCount, left: await tracker.storedTickets() };
    },
  };
}

export const deletes: Group = {
  title: 'Delete',
  writes: true,
  scenarios: [
    {
      name: 'delete',
      title: '`deleteOne`: what it returns',
      run: async ({ tickets, key }) => {
        const { id, title } = await tickets.deleteOne(key('ticket', 8));
        return { hasId: id !== undefined, title };
      },
    },
    {
      name: 'delete-missing',
      title: '`deleteOne` of a missing record',
      run: ({ tickets, key }) => tickets.deleteOne(key('ticket', 99)),
    },
    {
      name: 'delete-undefined',
      title: '`deleteOne(undefined)`: left',
      run: async ({ tickets, storedTickets }) => {
        await tickets.deleteOne(undefined as unknown as number);
        return storedTickets();
      },
    },
    {
      name: 'delete-filtered',
      title: '`deleteOne` with a filter that excludes it',
      run: ({ tickets, key }) =>
        tickets.deleteOne(key('ticket', 8), { filter: openTickets }),
    },
    {
      name: 'delete-by-other-id',
      title: '`deleteOne` with a filter by another id',
      run: ({ tickets, key }) =>
        tickets.deleteOne(key('ticket', 8), {
          filter: { id: { eq: key('ticket', 7) } },
        }),
    },
    {
      name: 'delete-by-other-id-and',
      title: 'the same filter inside `and`',
      run: ({ tickets, key }) =>
        tickets.deleteOne(key('ticket', 8), {
          filter: { and: [{ id: { eq: key('ticket', 7) } }] },
        }),
    },
    deletesMany('delete-many', '`deleteMany`', { priority: { lt: 2 } }),
    deletesMany('delete-many-empty', '`deleteMany` with `{}`', {}),
    deletesMany(
      'delete-many-without-operator',
      '`deleteMany` with `{title: {}}`',
      { title: {} },
    ),
    deletesMany(
      'delete-many-undefined',
      '`deleteMany` with an undefined field',
      { title: undefined },
    ),
    deletesMany(
      'delete-many-undefined-value',
      '`deleteMany` with an undefined value',
      { title: { eq: undefined } },
    ),
    deletesMany('delete-many-in-nothing', '`deleteMany` with `in: []`', {
      priority: { in: [] },
    }),
    deletesMany('delete-many-not-in-nothing', '`deleteMany` with `notIn: []`', {
      priority: { notIn: [] },
    }),
    deletesMany('delete-many-empty-or', '`deleteMany` with `or: []`', {
      or: [],
    }),
    deletesMany(
      'delete-many-unknown',
      '`deleteMany` with an unknown field',
      unchecked({ owner: { eq: 'Ada' } }),
    ),
    deletesMany('delete-many-to-one', '`deleteMany` by a to-one relation', {
      project: { name: { eq: 'Billing' } },
    }),
    deletesMany('delete-many-to-many', '`deleteMany` by a to-many relation', {
      labels: { code: { eq: 'bug' } },
    }),
    {
      name: 'delete-hooks',
      title: 'hooks of `deleteOne`',
      run: async ({ tickets, hooks, key }) => {
        hooks();
        await tickets.deleteOne(key('ticket', 8));
        return hooks();
      },
    },
    {
      name: 'delete-many-hooks',
      title: 'hooks of `deleteMany`',
      run: async ({ tickets, hooks }) => {
        hooks();
        await tickets.deleteMany({ priority: { lt: 2 } });
        return hooks();
      },
    },
  ],
};

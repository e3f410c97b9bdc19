import { unchecked } from './ask';
import type { Group } from './scenario';
import type { Ticket } from './tracker';
import { fieldsOf, left, named, stored } from './written';

export const creates: Group = {
  title: 'Create',
  writes: true,
  scenarios: [
    {
      name: 'create',
      title: '`createOne`: what it returns',
      run: async ({ tickets }) =>
        fieldsOf(await tickets.createOne({ title: 'Rotate the logs' })),
    },
    {
      name: 'create-stored',
      title: '`createOne`: what is stored',
      run: async (tracker) => {
        await tracker.tickets.createOne({ title: 'Rotate the logs' });
        return stored(tracker, named('Rotate the logs'));
      },
    },
    {
      name: 'create-null',
      title: 'null for a field with a default',
      run: async (tracker) => {
        await tracker.tickets.createOne(
          unchecked({
            title: 'Rotate the logs',
            status: null,
          }) as Partial<Ticket>,
        );
        return stored(tracker, named('Rotate the logs'));
      },
    },
    {
      name: 'create-undefined',
      title: 'undefined for a field with a default',
      run: async (tracker) => {
        await tracker.tickets.createOne({
          title: 'Rotate the logs',
          status: undefined,
        });
        return stored(tracker, named('Rotate the logs'));
      },
    },
    {
      name: 'create-without-required',
      title: 'without a required field',
      run: async ({ tickets }) =>
        fieldsOf(await tickets.createOne({ status: 'open' })),
    },
    {
      name: 'create-unknown',
      title: 'with an unknown field',
      run: async ({ tickets }) => {
        const record = { title: 'Rotate the logs', owner: 'Ada' };
        return fieldsOf(await tickets.createOne(record));
      },
    },
    {
      name: 'create-instance',
      title: 'from an instance of the entity',
      run: async (tracker) => {
        const { tickets, classes } = tracker;
        const ticket = Object.assign(new classes.Ticket(), {
          title: 'Rotate the logs',
          status: 'done',
        });
        await tickets.createOne(ticket);
        return stored(tracker, named('Rotate the logs'));
      },
    },
    {
      name: 'create-taken-id',
      title: 'with an id that is taken',
      run: async (tracker) => {
        await tracker.tickets.createOne({
          id: tracker.key('ticket', 1),
          title: 'Rotate the logs',
        });
        return left(tracker);
      },
    },
    {
      name: 'create-free-id',
      title: 'with an id that is free',
      run: async (tracker) => {
        const { tickets, key } = tracker;
        await tickets.createOne({
          id: key('ticket', 70),
          title: 'Rotate the logs',
        });
        return (await tickets.findById(key('ticket', 70)))
          ? 'keeps it'
          : 'ignores it';
      },
    },
    {
      name: 'create-other-key',
      title: 'with a key of another name that is taken',
      run: async ({ labels, key }) => {
        await labels.createOne({
          code: key('label', 1) as unknown as string,
          color: 'red',
        });
        return labels.count({});
      },
    },
    {
      name: 'create-many',
      title: '`createMany`',
      run: async ({ tickets }) => {
        const created = await tickets.createMany([
          { title: 'Rotate the logs' },
          { title: 'Shrink the images' },
        ]);
        return created.map(fieldsOf);
      },
    },
    {
      name: 'create-many-empty',
      title: '`createMany([])`',
      run: ({ tickets }) => tickets.createMany([]),
    },
    {
      name: 'create-many-failing',
      title: '`createMany` where the second record fails: stored',
      run: async ({ tickets, storedTickets }) => {
        const records = [
          { title: 'Rotate the logs' },
          { status: 'open' },
          { title: 'Shrink the images' },
        ];
        const error = await tickets.createMany(records).then(
          () => 'no error',
          () => 'error',
        );
        return [error, (await storedTickets()) - 8];
      },
    },
    {
      name: 'create-hooks',
      title: 'hooks of `createOne`',
      run: async ({ tickets, hooks }) => {
        hooks();
        await tickets.createOne({ title: 'Rotate the logs' });
        return hooks();
      },
    },
    {
      name: 'create-many-hooks',
      title: 'hooks of `createMany`',
      run: async ({ tickets, hooks }) => {
        hooks();
        await tickets.createMany([
          { title: 'Rotate the logs' },
          { title: 'Shrink the images' },
        ]);
        return hooks();
      },
    },
  ],
};

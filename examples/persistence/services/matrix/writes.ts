import { type Probe, throwsOr, yesIf } from './probe';

export const writes: Probe[] = [
  {
    feature: 'create, update, delete',
    verdict: async ({ tickets }) => {
      const one = await tickets.createOne({ title: 'Rate limit the login' });
      const two = await tickets.createMany([
        { title: 'Rotate the logs' },
        { title: 'Shrink the images' },
      ]);
      const { status } = await tickets.updateOne(one.id, { status: 'done' });
      const { updatedCount } = await tickets.updateMany(
        { priority: 1 },
        { id: { gte: one.id } },
      );
      await tickets.deleteOne(one.id);
      const { deletedCount } = await tickets.deleteMany({ id: { gt: one.id } });
      return yesIf(
        [two.length, 2],
        [status, 'done'],
        [updatedCount, 3],
        [deletedCount, 2],
      );
    },
  },
  {
    feature: 'create with a free id',
    verdict: async ({ tickets }) => {
      const { id } = await tickets.createOne({
        id: 70,
        title: 'Rate limit the login',
      });
      return id === 70 ? 'keeps it' : 'ignores it';
    },
  },
  {
    feature: 'create with a taken id',
    verdict: ({ tickets }) =>
      throwsOr(
        tickets.createOne({ id: 1, title: 'Taken' }).then(() => 'overwrites'),
      ),
  },
  {
    feature: '`createMany` where one record fails',
    verdict: async ({ tickets }) => {
      const before = await tickets.count({});
      // The column `title` must not be NULL.
      await tickets
        .createMany([{ title: 'Rotate the logs' }, { status: 'open' }])
        .catch(() => undefined);
      const saved = (await tickets.count({})) - before;
      return saved === 0 ? 'saves none' : `saves ${saved}`;
    },
  },
  {
    feature: 'an id in an update',
    verdict: ({ tickets }) =>
      throwsOr(tickets.updateOne(1, { id: 70 }).then(() => 'changes it')),
  },
  {
    feature: '`updateMany` by a relation filter',
    verdict: async ({ tickets }) => {
      const filter = { project: { name: { eq: 'Billing' } } };
      return yesIf([
        (await tickets.updateMany({ status: 'open' }, filter)).updatedCount,
        2,
      ]);
    },
  },
  {
    feature: '`updateMany` by a relation filter that matches nothing',
    verdict: ({ tickets }) =>
      throwsOr(
        tickets
          .updateMany({ status: 'open' }, { project: { name: { eq: 'None' } } })
          .then(({ updatedCount }) => `changes ${updatedCount}`),
      ),
  },
  {
    feature: '`deleteMany` by a relation filter',
    verdict: async ({ tickets }) => {
      const { deletedCount } = await tickets.deleteMany({
        project: { name: { eq: 'Billing' } },
      });
      return deletedCount === 0 ? 'deletes nothing' : 'yes';
    },
  },
  {
    feature: 'primary key of another name',
    verdict: async ({ labels }) =>
      yesIf([(await labels.getById('bug')).code, 'bug']),
  },
  {
    feature: 'primary key of two columns, found by id',
    verdict: async ({ watches }) => {
      const found = await watches.findById(1);
      return found ? 'by the first column only' : 'no';
    },
  },
  {
    feature: 'soft delete',
    verdict: async ({ softTickets, ticketRows }) => {
      await softTickets.deleteOne(1);
      await softTickets.deleteMany({ id: { eq: 2 } });
      return yesIf([await softTickets.count({}), 6], [await ticketRows(), 8]);
    },
  },
  {
    feature: '`withDeleted`',
    verdict: async ({ softTickets }) => {
      await softTickets.deleteOne(1);
      const found = await softTickets.query({}, { withDeleted: true });
      return found.length === 7 ? 'ignored' : yesIf([found.length, 8]);
    },
  },
  {
    feature: 'restore',
    verdict: async ({ softTickets }) => {
      await softTickets.deleteOne(1);
      await softTickets.restoreOne?.(1);
      return yesIf([await softTickets.count({}), 8]);
    },
  },
  {
    feature: 'listeners in `createOne`, `updateOne`, `deleteOne`',
    verdict: async ({ tickets, listened }) => {
      listened();
      const { id } = await tickets.createOne({ title: 'Rate limit the login' });
      await tickets.updateOne(id, { status: 'done' });
      await tickets.deleteOne(id);
      return yesIf([listened().each, 3]);
    },
  },
  {
    feature: 'listeners in `updateMany`, `deleteMany`',
    verdict: async ({ tickets, listened }) => {
      listened();
      await tickets.updateMany({ status: 'done' }, { id: { eq: 1 } });
      await tickets.deleteMany({ id: { eq: 1 } });
      const { each, bulk } = listened();
      return bulk === 2 && each === 0 ? 'bulk hooks only' : yesIf([each, 2]);
    },
  },
  {
    feature: 'second database',
    verdict: async ({ hasSecondDatabase }) =>
      yesIf([await hasSecondDatabase(), true]),
  },
];

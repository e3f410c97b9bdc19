import { setOf } from './ask';
import type { Group, Scenario } from './scenario';
import type { Tracker } from './tracker';

/** What becomes of it after tickets 1 and 2 were deleted softly. */
function afterDelete(
  name: string,
  title: string,
  run: (tracker: Tracker) => unknown,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      await tracker.softTickets.deleteOne(tracker.key('ticket', 1));
      await tracker.softTickets.deleteMany({
        id: { eq: tracker.key('ticket', 2) },
      });
      return run(tracker);
    },
  };
}

const count = [{ field: 'id' as const, args: {} }];

export const softDeletes: Group = {
  title: 'Soft delete',
  writes: true,
  scenarios: [
    afterDelete('soft-stored', 'rows that are kept', ({ storedTickets }) =>
      storedTickets(),
    ),
    afterDelete(
      'soft-query',
      '`query` and `count`',
      async ({ softTickets }) => [
        setOf(await softTickets.query({})),
        await softTickets.count({}),
      ],
    ),
    afterDelete(
      'soft-find',
      '`findById` of a deleted record',
      ({ softTickets, key }) => softTickets.findById(key('ticket', 1)),
    ),
    afterDelete(
      'soft-with-deleted',
      '`query` with `withDeleted`',
      async ({ softTickets }) =>
        setOf(await softTickets.query({}, { withDeleted: true })),
    ),
    afterDelete(
      'soft-count-with-deleted',
      '`count` with `withDeleted`',
      ({ softTickets }) => softTickets.count({}, { withDeleted: true }),
    ),
    afterDelete('soft-aggregate', '`aggregate`', ({ softTickets }) =>
      softTickets.aggregate({}, { count }),
    ),
    afterDelete(
      'soft-update',
      '`updateOne` of a deleted record',
      async ({ softTickets, key }) =>
        (await softTickets.updateOne(key('ticket', 1), { status: 'done' }))
          .status,
    ),
    afterDelete(
      'soft-update-many',
      '`updateMany` with `{}`',
      ({ softTickets }) => softTickets.updateMany({ status: 'done' }, {}),
    ),
    afterDelete(
      'soft-delete-again',
      '`deleteOne` of a deleted record',
      ({ softTickets, key }) => softTickets.deleteOne(key('ticket', 1)),
    ),
    afterDelete(
      'soft-delete-many-again',
      '`deleteMany` with `{}`',
      ({ softTickets }) => softTickets.deleteMany({}),
    ),
    afterDelete(
      'soft-restore',
      '`restoreOne`',
      async ({ softTickets, key }) => {
        await softTickets.restoreOne(key('ticket', 1));
        return softTickets.count({});
      },
    ),
    afterDelete(
      'soft-restore-many',
      '`restoreMany`',
      async ({ softTickets }) => {
        await softTickets.restoreMany({});
        return softTickets.count({});
      },
    ),
  ],
};

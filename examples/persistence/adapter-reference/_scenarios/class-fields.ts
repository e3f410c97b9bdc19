import type { Group, Scenario } from './scenario';
import type { Comment, Tracker } from './tracker';

/** Whether a comment is pinned in the database, as a filter sees it. */
async function isPinned({ comments }: Tracker, body: string): Promise<boolean> {
  const filter = { body: { eq: body }, isPinned: { is: true } };
  return (await comments.count(filter)) === 1;
}

/** Whether the first comment, which is pinned, still is after an update. */
function afterUpdate(
  name: string,
  title: string,
  updateOf: (tracker: Tracker) => Partial<Comment>,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const id = tracker.key('comment', 1);
      await tracker.comments.updateOne(id, updateOf(tracker));
      return isPinned(tracker, 'Changed');
    },
  };
}

function afterCreate(
  name: string,
  title: string,
  recordOf: (tracker: Tracker) => Partial<Comment>,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      await tracker.comments.createOne(recordOf(tracker));
      return isPinned(tracker, 'Changed');
    },
  };
}

const instance = ({ classes }: Tracker, values: Partial<Comment>) =>
  Object.assign(new classes.Comment(), values);

export const classFields: Group = {
  title: 'A class field with an initializer',
  writes: true,
  scenarios: [
    {
      name: 'initializer-read',
      title: 'read where true is stored',
      run: async ({ comments, key }) =>
        (await comments.getById(key('comment', 1))).isPinned,
    },
    {
      name: 'initializer-filter',
      title: 'filter by `is: true`',
      run: ({ comments }) => comments.count({ isPinned: { is: true } }),
    },
    afterCreate('initializer-create', 'create with true: stored', () => ({
      body: 'Changed',
      isPinned: true,
    })),
    afterCreate(
      'initializer-create-instance',
      'create from an instance with true: stored',
      (tracker) => instance(tracker, { body: 'Changed', isPinned: true }),
    ),
    afterUpdate('initializer-update', 'update another field: stored', () => ({
      body: 'Changed',
    })),
    afterUpdate(
      'initializer-update-instance',
      'update another field by an instance: stored',
      (tracker) => instance(tracker, { body: 'Changed' }),
    ),
  ],
};

import { numberOf } from './show';
import type { Group, Scenario } from './scenario';
import type { Tracker } from './tracker';

function found(
  name: string,
  title: string,
  look: (tracker: Tracker) => Promise<{ id: number } | undefined>,
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const record = await look(tracker);
      return record && numberOf(record.id);
    },
  };
}

export const lookups: Group = {
  title: 'One record by its key',
  scenarios: [
    found('find-by-id', '`findById`', ({ tickets, key }) =>
      tickets.findById(key('ticket', 3)),
    ),
    found(
      'find-missing',
      '`findById` of a missing record',
      ({ tickets, key }) => tickets.findById(key('ticket', 99)),
    ),
    found('get-missing', '`getById` of a missing record', ({ tickets, key }) =>
      tickets.getById(key('ticket', 99)),
    ),
    found(
      'find-filtered',
      '`findById` with a filter that excludes it',
      ({ tickets, key }) =>
        tickets.findById(key('ticket', 3), {
          filter: { status: { eq: 'done' } },
        }),
    ),
    found(
      'find-by-other-id',
      '`findById` with a filter by another id',
      ({ tickets, key }) =>
        tickets.findById(key('ticket', 3), {
          filter: { id: { eq: key('ticket', 4) } },
        }),
    ),
    found(
      'find-by-other-id-and',
      'the same filter inside `and`',
      ({ tickets, key }) =>
        tickets.findById(key('ticket', 3), {
          filter: { and: [{ id: { eq: key('ticket', 4) } }] },
        }),
    ),
    found('find-malformed', '`findById` of what is no id', ({ tickets }) =>
      tickets.findById('three'),
    ),
    // As of a variable that was forgotten.
    found('find-undefined', '`findById(undefined)`', ({ tickets }) =>
      tickets.findById(undefined as unknown as number),
    ),
    found('find-null', '`findById(null)`', ({ tickets }) =>
      tickets.findById(null as unknown as number),
    ),
    {
      name: 'other-key',
      title: 'a key of another name',
      run: async ({ labels, key }) =>
        (await labels.getById(key('label', 1))).code,
    },
    {
      name: 'two-columns',
      title: 'a key of two columns',
      run: ({ watches }) => {
        if (!watches) return 'no such keys';
        return watches.findById(1);
      },
    },
    {
      name: 'two-columns-filter',
      title: 'a key of two columns, by a filter',
      run: ({ watches }) => {
        if (!watches) return 'no such keys';
        return watches.query({
          filter: { userId: { eq: 1 }, ticketId: { eq: 2 } },
        });
      },
    },
  ],
};

import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';
import { tickets as rows } from '../../../../_harness/tracker-data';
import { goneSince, whyFailing } from '../../../_tutorial/check';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { title priority } } } }',
  );
  if (errors.some((error) => error.includes('sorts.reduce'))) {
    return '`defaultSort` must be a list, even with one field: put `[ ]` around `{ field: … }`.';
  }
  if (errors.includes('Bad Request Exception'))
    return 'Every list fails, because an entry of `defaultSort` lacks its field or its direction: write `{ field: …, direction: … }`.';
  if (errors.length > 0)
    return `The list fails, ${whyFailing(app, 'sort', errors)}`;
  const tickets = nodes(data.tickets) as { title: string; priority: number }[];
  for (const [index, { title, priority }] of tickets.entries()) {
    const above = tickets[index - 1];
    if (above && above.priority < priority) {
      const wrong = `"${title}" has priority ${priority} but comes after "${above.title}" with priority ${above.priority}.`;
      const priorities = tickets.map((ticket) => ticket.priority);
      const upwards = [...priorities].sort((a, b) => a - b);
      const isUpwards = priorities.join() === upwards.join();
      return isUpwards
        ? `${wrong} The lowest priority comes first: give \`defaultSort\` the other direction.`
        : `${wrong} \`TicketDTO\` has no \`defaultSort\` by \`priority\` yet.`;
    }
  }
  if (tickets.length !== rows.length)
    return `The order is right, but the list has only ${tickets.length} of ${rows.length} tickets: add \`defaultSort\` and nothing else.`;
  const sorted = await ask(
    app,
    '{ tickets(sorting: {field: priority, direction: ASC}) { edges { node { priority } } } }',
  );
  if (sorted.errors.some((error) => error.startsWith('Unknown argument')))
    return 'The order is right, but clients cannot ask for another one: remove `disableSort`.';
  if (sorted.errors.length > 0)
    return 'The order is right, but clients cannot sort by `priority` themselves yet: make the field filterable.';
  return (
    (await goneSince(app, 'sort')) ??
    'Done: the most urgent tickets come first, unless a client asks for another order.'
  );
}

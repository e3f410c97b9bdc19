import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { title priority } } } }',
  );
  if (errors.length > 0) return `The list fails: ${errors.join(' ')}`;
  const tickets = nodes(data.tickets) as { title: string; priority: number }[];
  for (const [index, { title, priority }] of tickets.entries()) {
    const above = tickets[index - 1];
    if (above && above.priority < priority) {
      return `"${title}" has priority ${priority} and comes after "${above.title}" with priority ${above.priority}.`;
    }
  }
  const sorted = await ask(
    app,
    '{ tickets(sorting: {field: priority, direction: ASC}) { edges { node { priority } } } }',
  );
  if (sorted.errors.length > 0)
    return `Clients cannot sort by priority yet: ${sorted.errors.join(' ')}`;
  return 'Done: the most urgent tickets come first, unless a client sorts otherwise.';
}

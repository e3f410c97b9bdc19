import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets(filter: {status: {eq: "open"}}) { edges { node { status } } } }',
  );
  if (errors.some((error) => error.startsWith('Cannot query field'))) {
    return 'Ticket has lost its status: write @FilterableField(), with parentheses, above "status".';
  }
  if (errors.some((error) => error.includes('not defined by type'))) {
    const other = await ask(
      app,
      '{ tickets(filter: {priority: {eq: 1}}) { edges { node { id } } } }',
    );
    if (other.errors.length === 0)
      return 'Clients can filter by priority now, but not by status.';
    return 'TicketFilter has no status yet, so clients cannot ask for open tickets.';
  }
  if (errors.length > 0) return `The filter fails: ${errors.join(' ')}`;
  const wrong = nodes(data.tickets).find(({ status }) => status !== 'open');
  if (wrong)
    return `The list still contains a ticket that is ${String(wrong.status)}.`;
  const count = nodes(data.tickets).length;
  if (count !== 4) return `Four tickets are open, and the list has ${count}.`;
  return 'Done: clients can filter tickets by their status.';
}

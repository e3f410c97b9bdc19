import type { Filter } from '@ptc-org/nestjs-query-core';
import { setOf } from './ask';
import type { Ticket, Tracker } from './tracker';

export const openTickets = { status: { eq: 'open' } };

/** What a ticket has after a write; its id and dates aside. */
export async function stored(
  { tickets }: Tracker,
  filter: Filter<Ticket>,
): Promise<unknown> {
  const [ticket] = await tickets.query({ filter });
  return ticket && fieldsOf(ticket);
}

export const fieldsOf = ({
  title,
  status,
  priority,
  milestone,
}: Partial<Ticket>) => ({
  title,
  status,
  priority,
  milestone,
});

export const named = (title: string) => ({ title: { eq: title } });

/** What is left of the tickets. */
export async function left({ tickets }: Tracker): Promise<unknown[]> {
  return setOf(await tickets.query({}));
}

import type { INestApplication } from '@nestjs/common';
import { ask } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1}}) { status } }',
  );
  if (errors.some((error) => error.includes('CreateTicket.id'))) {
    return 'Clients still have to send an id, a status and a priority with a new ticket.';
  }
  if (errors.length > 0)
    return `A ticket cannot be created: ${errors.join(' ')}`;
  const { status } = data.createOneTicket as { status: string };
  if (status !== 'open') return `A new ticket is ${status} instead of open.`;
  const closed = await ask(
    app,
    'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1, status: "done"}}) { id } }',
  );
  if (closed.errors.length === 0)
    return 'A client can still create a ticket that is done from the start.';
  return 'Done: a new ticket needs a title and a project, and the server decides the rest.';
}

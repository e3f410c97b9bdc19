import type { INestApplication } from '@nestjs/common';
import { ask } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1}}) { status priority } }',
  );
  if (errors.some((error) => error.includes('CreateTicket.id'))) {
    return 'Clients still have to send an id, a status and a priority with a new ticket. If your class is written, is it exported, and is it the CreateDTOClass of tickets?';
  }
  if (errors.some((error) => error.includes('CreateTicket.priority'))) {
    return 'Clients have to send a priority with a new ticket: give that field a default value of 3.';
  }
  if (errors.length > 0)
    return `A ticket cannot be created: ${errors.join(' ')}`;
  const { status, priority } = data.createOneTicket as {
    status: string;
    priority: number;
  };
  if (status !== 'open') return `A new ticket is ${status} instead of open.`;
  if (priority !== 3)
    return `A new ticket has priority ${priority} instead of 3.`;
  const closed = await ask(
    app,
    'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1, status: "done"}}) { id } }',
  );
  if (closed.errors.length === 0)
    return 'A client can still create a ticket that is done from the start: leave status out of CreateTicketDTO.';
  const chosen = await ask(
    app,
    'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1, id: 99}}) { id } }',
  );
  if (chosen.errors.length === 0)
    return 'A client can still choose the id of a new ticket: leave id out of CreateTicketDTO.';
  return 'Done: a new ticket needs a title and a project, and the server decides the rest.';
}

import type { INestApplication } from '@nestjs/common';
import { ask } from '../../../../_harness/ask';

const DONE = 'Done: whoever creates a ticket is its assignee, and sees it.';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const ben = { id: 2 };
  const one = await ask(
    app,
    'mutation { createOneTicket(input: {ticket: {title: "Check one", projectId: 1}}) { assigneeId } }',
    ben,
  );
  if (one.errors.some((error) => error.startsWith('NOT NULL')))
    return 'Ben cannot create a ticket, because its title is lost: the hook returns { input: … } with everything that was in the input.';
  if (one.errors.some((error) => error.includes('CreateTicket.assigneeId')))
    return 'Clients have to send the assignee now: leave the field out of CreateTicketDTO, since the hook fills it in.';
  if (one.errors.length > 0)
    return `Ben cannot create a ticket: ${one.errors.join(' ')}`;
  const { assigneeId } = one.data.createOneTicket as {
    assigneeId: number | null;
  };
  if (assigneeId !== ben.id) {
    return `Ben creates a ticket, and its assignee is ${String(assigneeId)} instead of 2, so that he does not see it.`;
  }
  const many = await ask(
    app,
    'mutation { createManyTickets(input: {tickets: [{title: "Check two", projectId: 1}]}) { assigneeId } }',
    ben,
  );
  // Whoever takes the mutation away has answered the question as well.
  if (many.errors.some((error) => error.startsWith('Cannot query field')))
    return DONE;
  if (many.errors.some((error) => error.includes('.map is not a function')))
    return 'createManyTickets fails, because its hook returns no list: change each ticket with input.map(…).';
  if (many.errors.length > 0)
    return `Ben cannot create several tickets: ${many.errors.join(' ')}`;
  const [first] = many.data.createManyTickets as {
    assigneeId: number | null;
  }[];
  if (first?.assigneeId !== ben.id)
    return 'createOneTicket assigns the ticket, but createManyTickets does not yet.';
  return DONE;
}

import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** The tickets that are assigned to Ben. */
const BENS = ['Search results load slowly', 'App crashes when offline'];

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const ben = { id: 2 };
  const list = await ask(app, '{ tickets { edges { node { title } } } }', ben);
  if (list.errors.some((error) => error.includes('of undefined'))) {
    return `The authorizer fails: ${list.errors.join(' ')}. It gets the GraphQL context, and the user is at req.user of it.`;
  }
  if (list.errors.length > 0) return `The list fails: ${list.errors.join(' ')}`;
  const titles = nodes(list.data.tickets).map(({ title }) => String(title));
  const foreign = titles.find((title) => !BENS.includes(title));
  if (foreign) {
    const filter = JSON.stringify(
      await app
        .get('TicketDTOAuthorizer', { strict: false })
        .authorize({ req: { user: ben } }),
    );
    return filter === '{}'
      ? `Ben's list contains "${foreign}", which is not his: there is no @Authorize on TicketDTO, or its function returns nothing.`
      : `Ben's list contains "${foreign}", which is not his. The filter of the authorizer is ${filter}, and each field in it needs an operator such as eq.`;
  }
  if (titles.length !== 2)
    return `Ben has two tickets, and his list has ${titles.length}.`;
  const one = await ask(app, '{ ticket(id: 1) { title } }', ben);
  if (one.errors.length === 0) return 'Ben can still read ticket 1 by its id.';
  const update =
    'mutation { updateOneTicket(input: {id: 1, update: {title: "Mine"}}) { id } }';
  if ((await ask(app, update, ben)).errors.length === 0)
    return "Ben can still change ticket 1, which is Ada's.";
  const assignee = await ask(
    app,
    '{ tickets(filter: {assigneeId: {eq: 2}}) { edges { node { assigneeId } } } }',
    ben,
  );
  if (assignee.errors.length > 0)
    return 'Ben sees only his tickets, but not whose they are: TicketDTO has no filterable assigneeId yet.';
  return 'Done: users read and change only the tickets that are assigned to them.';
}

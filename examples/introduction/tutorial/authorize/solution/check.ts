import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** The tickets that are assigned to Ben. */
const BENS = ['Search results load slowly', 'App crashes when offline'];
const TITLES = '{ tickets { edges { node { title } } } }';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const ben = { id: 2 };
  const list = await ask(app, TITLES, ben);
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
  // A rule for one user would pass so far.
  const adas = await ask(app, TITLES, { id: 1 });
  const first = String(nodes(adas.data.tickets)[0]?.title);
  if (BENS.includes(first))
    return `Ada, whose id is 1, gets "${first}", which is Ben's: the filter needs the id of whoever asks, req.user.id of the context, instead of a fixed one.`;
  if (adas.errors.length > 0 || nodes(adas.data.tickets).length === 0)
    return `Ben gets his tickets, and Ada, whose id is 1, does not get hers. ${adas.errors.join(' ')}`.trim();
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
  const schema = await ask(
    app,
    '{ __type(name: "Ticket") { fields { name type { kind } } } }',
  );
  const { fields } = schema.data.__type as {
    fields: { name: string; type: { kind: string } }[];
  };
  if (
    fields.find(({ name }) => name === 'assigneeId')?.type.kind === 'NON_NULL'
  )
    return 'Users see only their tickets, but assigneeId must be nullable, because nobody may be assigned: @FilterableField(() => Int, { nullable: true }).';
  return 'Done: users read and change only the tickets that are assigned to them.';
}

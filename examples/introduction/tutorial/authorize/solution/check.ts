import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** The tickets that are assigned to Ben. */
const BENS = ['Search results load slowly', 'App crashes when offline'];

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const ben = { id: 2 };
  const list = await ask(app, '{ tickets { edges { node { title } } } }', ben);
  if (list.errors.length > 0) return `The list fails: ${list.errors.join(' ')}`;
  const titles = nodes(list.data.tickets).map(({ title }) => String(title));
  const foreign = titles.find((title) => !BENS.includes(title));
  if (foreign) return `Ben's list contains "${foreign}", which is not his.`;
  if (titles.length !== 2)
    return `Ben has two tickets, and his list has ${titles.length}.`;
  const one = await ask(app, '{ ticket(id: 1) { title } }', ben);
  if (one.errors.length === 0) return 'Ben can still read ticket 1 by its id.';
  const update =
    'mutation { updateOneTicket(input: {id: 1, update: {title: "Mine"}}) { id } }';
  if ((await ask(app, update, ben)).errors.length === 0)
    return "Ben can still change ticket 1, which is Ada's.";
  return 'Done: users read and change only the tickets that are assigned to them.';
}

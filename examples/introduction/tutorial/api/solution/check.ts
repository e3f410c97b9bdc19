import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { title } } } }',
  );
  if (errors.some((error) => error.startsWith('Cannot query field'))) {
    return 'The API has projects, but no tickets yet.';
  }
  if (errors.some((error) => error.includes('null for non-nullable')))
    return 'The rows of the list have no title. Is Ticket the EntityClass of TicketDTO?';
  if (errors.length > 0)
    return `The list of tickets fails: ${errors.join(' ')}`;
  const first = nodes(data.tickets)[0]?.title;
  if (first !== 'Login page rejects long passwords') {
    return `The first ticket is ${JSON.stringify(first)}. Is Ticket the entity of TicketDTO?`;
  }
  const projects = await ask(app, '{ projects { edges { node { name } } } }');
  if (projects.errors.length > 0)
    return 'Tickets are there, but the projects are gone: keep their entry, and add a second one.';
  const schema = await ask(
    app,
    '{ query: __type(name: "Query") { fields { name } } mutation: __type(name: "Mutation") { fields { name } } }',
  );
  const { query, mutation } = schema.data as Record<
    string,
    { fields: { name: string }[] } | null
  >;
  const names = [query, mutation].flatMap((type) => type?.fields ?? []);
  const missing = [
    ['read', 'ticket'],
    ['create', 'createOneTicket'],
    ['update', 'updateOneTicket'],
    ['delete', 'deleteOneTicket'],
  ].find(([, field]) => !names.some(({ name }) => name === field));
  if (missing)
    return `Clients can list tickets, but they cannot ${missing[0]} one, as they can with a project: register tickets without options.`;
  return 'Done: clients can list tickets, and read, create, update and delete them.';
}

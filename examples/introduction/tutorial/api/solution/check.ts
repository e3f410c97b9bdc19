import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';
import { lostBehavior } from '../../../_tutorial/check';
import { schemaFault } from '../../../_tutorial/schema';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { title } } } }',
  );
  if (errors.some((error) => error.includes('field "tickets"'))) {
    const created = await namesCreated(app);
    if (created.includes('Ticket'))
      return 'Tickets are registered, but clients cannot list them: remove the option `read`.';
    const other = created.find((name) => name !== 'Project');
    return other
      ? `Clients can list ${other}, but not tickets: keep the name in \`@ObjectType('Ticket')\`.`
      : 'The API has projects, but no tickets yet.';
  }
  if (errors.some((error) => error.includes('field "edges"')))
    return 'The list of tickets has no `edges`: remove `pagingStrategy`, so that it works like the list of projects.';
  if (errors.some((error) => error.includes('null for non-nullable')))
    return 'The rows in the list have no title. Is `Ticket` the `EntityClass` of `TicketDTO`?';
  if (errors.length > 0)
    return `The list of tickets fails with this error: ${errors.join(' ')}`;
  const first = nodes(data.tickets)[0]?.title;
  if (first !== 'Login page rejects long passwords') {
    return `The first ticket is ${JSON.stringify(first)}. Is \`Ticket\` the \`EntityClass\` of \`TicketDTO\`?`;
  }
  const projects = await ask(app, '{ projects { edges { node { name } } } }');
  if (projects.errors.length > 0)
    return 'Clients can list tickets, but no longer projects: keep the entry of projects, and add a second one below it.';
  const fault = schemaFault(app, 'api') ?? (await lostBehavior(app, 'api'));
  if (fault)
    return `Clients can list tickets, but ${fault}. Register tickets without options, and keep everything else as it was.`;
  return 'Done: clients can list tickets, and read, create, update and delete them.';
}

/** What clients can create. */
async function namesCreated(app: INestApplication): Promise<string[]> {
  const { data } = await ask(
    app,
    '{ __type(name: "Mutation") { fields { name } } }',
  );
  const { fields = [] } = Object(data.__type) as {
    fields?: { name: string }[];
  };
  return fields.flatMap(({ name }) => name.split('createOne')[1] ?? []);
}

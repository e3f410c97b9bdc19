import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask, nodes } from '../../../../_harness/ask';
import { goneSince } from '../../../_tutorial/check';

/** The tickets that are assigned to Ben. */
const BENS = ['Search results load slowly', 'App crashes when offline'];
const TITLES = '{ tickets { edges { node { title } } } }';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const ben = { id: 2, name: 'Ben' };
  const list = await ask(app, TITLES, ben);
  if (list.errors.some((error) => /of undefined|^Unauthorized/.test(error))) {
    return `The authorizer fails with this error: ${list.errors.join(' ')}. Its argument is the GraphQL context: give it to \`userId\` as it is.`;
  }
  const filter = await filterFor(app, ben);
  if (list.errors.length > 0)
    return `The list fails (${list.errors.join(' ')}). ${shouldBe(filter)}`;
  const titles = nodes(list.data.tickets).map(({ title }) => String(title));
  const foreign = titles.find((title) => !BENS.includes(title));
  if (foreign)
    return `Ben's list contains "${foreign}", which is not his${shouldBe(filter, ': ', '. ')}`;
  if (titles.length !== 2)
    return `Ben has two tickets, but his list has ${titles.length}. ${shouldBe(filter)}`;
  // A rule for one user would pass so far.
  const adas = await ask(app, TITLES, { id: 1, name: 'Ada' });
  const first = String(nodes(adas.data.tickets)[0]?.title);
  if (BENS.includes(first))
    return `Ada, whose id is 1, gets "${first}", which is Ben's: use \`userId(context)\` in the filter instead of a fixed id.`;
  if (adas.errors.length > 0 || nodes(adas.data.tickets).length === 0)
    return `Ben gets his tickets, but Ada, whose id is 1, does not get hers. ${adas.errors.join(' ')}`.trim();
  const one = await ask(app, '{ ticket(id: 1) { title } }', ben);
  if (one.errors.length === 0)
    return "Ben can still read ticket 1, which is Ada's, by its `id`: return the filter for every operation.";
  for (const [verb, mutation] of [
    ['change', 'updateOneTicket(input: {id: 1, update: {title: "Mine"}})'],
    ['delete', 'deleteOneTicket(input: {id: 1})'],
  ] as const) {
    const { errors } = await ask(app, `mutation { ${mutation} { id } }`, ben);
    if (errors.length === 0)
      return `Ben can still ${verb} ticket 1, which is Ada's: return the filter for every operation.`;
  }
  const fault =
    (await manyFault(app, ben)) ??
    (await giftFault(app, ben)) ??
    (await listFault(app));
  if (fault) return fault;
  const visitors = await ask(app, TITLES);
  if (nodes(visitors.data.tickets).length > 0)
    return 'Users get their own tickets, but a request without a user gets tickets too: let the authorizer throw if there is no user, or return a filter that matches nothing.';
  if (visitors.errors.some((error) => error.includes('of undefined')))
    return `Users get their own tickets, but a request without a user fails as if your code were broken (${visitors.errors.join(' ')}): copy the function \`userId\`, and write \`userId(context)\` in the filter.`;
  const assignee = await ask(
    app,
    '{ tickets(filter: {assigneeId: {eq: 2}}) { edges { node { assigneeId } } } }',
    ben,
  );
  if (assignee.errors.length > 0)
    return 'Ben sees only his tickets, but not whose they are: `TicketDTO` has no filterable `assigneeId` yet.';
  const schema = await ask(
    app,
    '{ __type(name: "Ticket") { fields { name type { kind name } } } }',
  );
  const { fields } = schema.data.__type as {
    fields: { name: string; type: { kind: string; name: string | null } }[];
  };
  const type = fields.find(({ name }) => name === 'assigneeId')?.type;
  if (type?.kind === 'NON_NULL')
    return 'Users see only their own tickets, but a ticket may have no assignee: write `@FilterableField(() => Int, { nullable: true })`.';
  if (type?.name !== 'Int')
    return `Users see only their own tickets, but \`assigneeId\` has the type \`${type?.name}\`${type?.name === 'Float' ? ", because TypeScript's `number` becomes `Float`" : ', and ids of users are whole numbers'}: write \`@FilterableField(() => Int, { nullable: true })\`.`;
  return (
    (await goneSince(app, 'authorize')) ??
    'Done: users can read, change and delete only the tickets that are assigned to them.'
  );
}

/** Whether Ben reaches a ticket of Ada by the mutations that change many. */
async function manyFault(
  app: INestApplication,
  ben: { id: number },
): Promise<string | undefined> {
  for (const [verb, name, input] of [
    ['change', 'updated', 'update: {title: "Mine"}'],
    ['delete', 'deleted', ''],
  ] as const) {
    const field = verb === 'change' ? 'updateManyTickets' : 'deleteManyTickets';
    const { data } = await ask(
      app,
      `mutation { many: ${field}(input: {filter: {id: {eq: 1}}, ${input}}) { ${name}Count } }`,
      ben,
    );
    const counts = Object(data.many) as Record<string, number>;
    if ((counts[`${name}Count`] ?? 0) > 0)
      return `Ben can still ${verb} ticket 1, which is Ada's, with \`${field}\`: return the filter for every operation.`;
  }
  return undefined;
}

/** Whether Ben can give one of his tickets to Ada. */
async function giftFault(
  app: INestApplication,
  ben: { id: number },
): Promise<string | undefined> {
  for (const [mutation, which] of [
    ['updateOneTicket', 'id: 4'],
    ['updateManyTickets', 'filter: {id: {eq: 4}}'],
  ] as const) {
    const { errors } = await ask(
      app,
      `mutation { ${mutation}(input: {${which}, update: {assigneeId: 1}}) { __typename } }`,
      ben,
    );
    if (errors.length === 0)
      return `Ben can give his ticket 4 to Ada with \`${mutation}\`: leave \`assigneeId\` out of \`UpdateTicketDTO\`, and keep that class as the \`UpdateDTOClass\` of tickets.`;
  }
  return undefined;
}

/** Whether each user's list is what is assigned to them, also the list of users whom no rule can name. */
async function listFault(app: INestApplication): Promise<string | undefined> {
  const table = app
    .get(DataSource, { strict: false })
    .getRepository<{ id: number; assigneeId: number | null }>('Ticket');
  const stranger = 40 + Math.floor(Math.random() * 50);
  await table.save(
    [
      { status: 'open', priority: 3 },
      { status: 'done', priority: 9 },
      { status: 'another one', priority: 0 },
    ].map((ticket) => ({
      title: 'A ticket of a new user',
      ...ticket,
      assigneeId: stranger,
    })),
  );
  const rows = await table.find();
  for (const user of [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Ben' },
    { id: 3, name: 'Chloé' },
    { id: stranger },
  ]) {
    const { id } = user;
    const own = rows.filter((row) => row.assigneeId === id);
    const { data, errors } = await ask(
      app,
      '{ tickets(paging: {first: 5}) { totalCount edges { node { id title } } } }',
      user,
    );
    // What is gone of the steps before is told after this.
    if (errors.length > 0) return undefined;
    const { totalCount = 0 } = Object(data.tickets) as { totalCount?: number };
    const other = nodes(data.tickets).find(
      (ticket) => !own.some((row) => String(row.id) === String(ticket.id)),
    );
    if (other)
      return `The user with id ${id} gets "${String(other.title)}", which is somebody else's: return the same filter for every user, with \`userId(context)\` in it.`;
    if (totalCount !== own.length)
      return `The user with id ${id} has ${own.length} tickets, but the list has ${totalCount}: return only \`{ assigneeId: { eq: … } }\`, with \`userId(context)\` in it.`;
  }
  return undefined;
}

/** What the authorizer of tickets returns for a user. */
async function filterFor(
  app: INestApplication,
  user: { id: number },
): Promise<unknown> {
  const authorizer = app.get('TicketDTOAuthorizer', { strict: false });
  if (authorizer.authOptions && !authorizer.authOptions.authorize?.call)
    return undefined;
  const operation = {
    operationName: 'queryMany',
    operationGroup: 'read',
    readonly: true,
    many: true,
  };
  return authorizer.authorize({ req: { user } }, operation);
}

/** What is wrong with a filter that is meant for Ben. */
function shouldBe(filter: unknown, colon = '', stop = ''): string {
  // JSON leaves out what is undefined.
  const text = JSON.stringify(filter, (_, value) =>
    value === undefined ? 'undefined' : value,
  ).replaceAll('"undefined"', 'undefined');
  if (text === '{}')
    return `${colon}\`TicketDTO\` has no \`@Authorize\`, or its function returns nothing.`;
  const { assigneeId } = Object(filter) as { assigneeId?: unknown };
  return typeof assigneeId === 'number'
    ? `${stop}The authorizer returns \`${text}\`, but each field of a filter needs an operator such as \`eq\`.`
    : `${stop}The authorizer returns \`${text}\`, but for Ben it should be \`{"assigneeId":{"eq":2}}\`, with the id from \`userId(context)\`.`;
}

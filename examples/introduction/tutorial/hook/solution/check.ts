import type { INestApplication, Type } from '@nestjs/common';
import { TypeMetadataStorage } from '@nestjs/graphql';
import { type Answer, ask } from '../../../../_harness/ask';
import { goneSince } from '../../../_tutorial/check';
import { schemaFault } from '../../../_tutorial/schema';
import {
  createdBy,
  newTickets,
  SENT_FIELDS,
  type Sent,
} from '../../../_tutorial/sent';

const DONE =
  'Done: users become the assignee of each ticket that they create, and see it.';
// A hook that names one user would pass with that one alone.
const USERS = [
  { id: 2, name: 'Ben' },
  { id: 1, name: 'Ada' },
  { id: 40 + Math.floor(Math.random() * 50), name: 'A new user' },
];
const FIELDS = `${SENT_FIELDS} assigneeId`;

/** Tickets that one of the users creates. All of them have every project and priority, since a hook that sets one of them shows where another was sent. */
const sentBy = (user: number, titles: string[]): Sent[] =>
  titles.map((title, place) => ({
    title,
    projectId: ((user + place) % 3) + 1,
    priority: ((4 * user + place) % 5) + 1,
  }));

const oneOf = (user: number) => sentBy(user, ['Check one']);
const manyOf = (user: number) =>
  sentBy(user, ['Check two', 'Check three', 'Check four']);

const createOne = (sent: Sent[]): string =>
  newTickets('createOneTicket', sent, FIELDS);
const createMany = (sent: Sent[]): string =>
  newTickets('createManyTickets', sent, FIELDS);

/** Who is to get the tickets, where clients may say so. */
const chosen = (tickets: Sent[]): Sent[] =>
  tickets.map((sent) => ({ ...sent, assigneeId: 3 }));

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const lost = schemaFault(app, 'hook');
  if (lost)
    return `Before the hooks can work, mend this: ${lost}. Keep everything else as the earlier steps left it.`;
  for (const [index, user] of USERS.entries()) {
    const sent = oneOf(index);
    const fault = oneFault(await ask(app, createOne(sent), user), user, sent);
    if (fault) return fault;
  }
  for (const [index, user] of USERS.entries()) {
    const sent = manyOf(index);
    const many = await ask(app, createMany(sent), user);
    // Whoever takes the mutation away has answered the question as well.
    if (many.errors.some((error) => error.startsWith('Cannot query field')))
      break;
    const fault = manyFault(many, user, sent);
    if (fault) return fault;
  }
  for (const mutation of [
    createOne(chosen(oneOf(0))),
    createMany(chosen(manyOf(0))),
  ]) {
    const answer = await ask(app, mutation, { id: 2 });
    if (assigneesOf(answer).includes(3))
      return 'Ben can still create a ticket for somebody else: leave `assigneeId` out of `CreateTicketDTO`, because the hook fills it in.';
  }
  return (await goneSince(app, 'hook')) ?? DONE;
}

type User = (typeof USERS)[number];

interface Ticket {
  title: string;
  status: string;
  priority: number;
  project: { id: string } | null;
  assigneeId: number | null;
}

const ticketsOf = (answer: Answer): Ticket[] =>
  createdBy(answer).filter(Boolean) as unknown as Ticket[];

const assigneesOf = (answer: Answer): (number | null)[] =>
  ticketsOf(answer).map(({ assigneeId }) => assigneeId);

/** What a hook changed besides the assignee. */
function changed(tickets: Ticket[], sent: Sent[]): string | undefined {
  for (const [index, { status, priority, project }] of tickets.entries()) {
    const field = [
      [project?.id !== String(sent[index]?.projectId), 'projectId'],
      [priority !== sent[index]?.priority, 'priority'],
      [status !== 'open', 'status'],
    ].find(([isOther]) => isOther);
    if (field)
      return `The hook changes the \`${String(field[1])}\` of a new ticket: let it change only \`assigneeId\`.`;
  }
  return undefined;
}

/** What errors of both hooks have in common. */
function commonFault(text: string, mutation: string): string | undefined {
  if (text.includes("of undefined (reading 'input')"))
    return `\`${mutation}\` fails, because its hook returns nothing: return \`{ input: … }\` with what is to be created.`;
  if (/of undefined \(reading '(id|user|req)'\)|^Unauthorized/.test(text))
    return `The hook of \`${mutation}\` looks for the user in the wrong place: its second argument is the GraphQL context, and the id is \`userId(context)\`.`;
  if (text.includes('bind a value of an unknown type'))
    return `The hook of \`${mutation}\` sets \`assigneeId\` to the whole user: use \`userId(context)\`.`;
  if (text.includes('CreateTicket.assigneeId'))
    return 'Clients now have to send the assignee: leave `assigneeId` out of `CreateTicketDTO`, because the hook fills it in.';
  return undefined;
}

function oneFault(answer: Answer, { id, name }: User, sent: Sent[]) {
  const { errors } = answer;
  const text = errors.join(' ');
  if (text.includes('NOT NULL'))
    return `${name} cannot create a ticket, because the hook loses its title: return \`{ input: … }\` with everything that was in \`input\`.`;
  if (text.includes('is not a function'))
    return '`createOneTicket` fails, because its hook treats the ticket as a list: in `@BeforeCreateOne`, `input` is one ticket, so return `{ input: { ...input, assigneeId: … } }`.';
  const fault = commonFault(text, 'createOneTicket');
  if (fault) return fault;
  if (errors.length > 0)
    return `${name} cannot create a ticket. The error is: ${text}`;
  const tickets = ticketsOf(answer);
  const { title, assigneeId } = tickets[0] as Ticket;
  if (title !== 'Check one')
    return `${name} creates a ticket with the title "Check one", but it becomes "${title}": let the hook change only \`assigneeId\`.`;
  if (assigneeId === id) return changed(tickets, sent);
  if (assigneeId !== null)
    return `${name}, whose id is ${id}, creates a ticket, but its assignee is ${assigneeId}: use \`userId(context)\` instead of a fixed id.`;
  return hasHook('BeforeCreateOne')
    ? `\`@BeforeCreateOne\` runs, but ${name}'s ticket still has no assignee: add \`assigneeId: userId(context)\` to the ticket, and return it as \`input\`.`
    : `${name} creates a ticket, but its assignee is null instead of ${id}: \`CreateTicketDTO\` has no \`@BeforeCreateOne\` yet.`;
}

function manyFault(answer: Answer, { id, name }: User, sent: Sent[]) {
  const { errors } = answer;
  const text = errors.join(' ');
  if (text.includes('NOT NULL'))
    return '`createManyTickets` fails, because the hook loses the titles: let the function in `input.map(…)` return `({ ...ticket, assigneeId: … })`, with the parentheses.';
  if (text.includes('.map is not a function'))
    return '`createManyTickets` fails, because its hook returns no list: change each ticket with `input.map(…)`.';
  if (text.includes("of undefined (reading 'map')"))
    return '`createManyTickets` fails, because its hook returns no list as `input`: return `{ input: input.map(…) }`.';
  const fault = commonFault(text, 'createManyTickets');
  if (fault) return fault;
  if (errors.length > 0)
    return `${name} cannot create several tickets. The error is: ${text}`;
  const tickets = ticketsOf(answer);
  const titles = tickets.map(({ title }) => title);
  if (titles.join() !== 'Check two,Check three,Check four')
    return `${name} creates the tickets "Check two", "Check three" and "Check four", but gets \`${JSON.stringify(titles)}\`: change each ticket in the list with \`input.map(…)\`.`;
  const assignees = assigneesOf(answer);
  const wrong = assignees.find((assignee) => assignee !== id);
  if (wrong === undefined) return changed(tickets, sent);
  if (wrong !== null)
    return `${name}, whose id is ${id}, creates several tickets, but the assignee of one is ${wrong}: use \`userId(context)\` instead of a fixed id.`;
  if (assignees.includes(id))
    return '`createManyTickets` assigns only some of its tickets: change each ticket in the list with `input.map(…)`.';
  return hasHook('BeforeCreateMany')
    ? '`@BeforeCreateMany` runs, but the tickets still have no assignee: `input.map(…)` makes a new list, so return that list as `input`.'
    : '`createOneTicket` assigns its ticket, but `createManyTickets` does not yet: add `@BeforeCreateMany`.';
}

/** Whether the class of new tickets has a hook of a kind. */
function hasHook(kind: string): boolean {
  const { target } =
    TypeMetadataStorage.getInputTypesMetadata().find(
      ({ name }) => name === 'CreateTicket',
    ) ?? {};
  return Boolean(
    target && Reflect.hasMetadata(`nestjs-query:${kind}`, target as Type),
  );
}

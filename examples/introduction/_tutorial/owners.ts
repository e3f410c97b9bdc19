import { type Answer, nodes } from '../../_harness/ask';
import { type Built, refused } from './built';
import {
  createdBy,
  isAsSent,
  NEW_TICKETS,
  newTickets,
  SENT_FIELDS,
} from './sent';

const BEN = { id: 2 };
/** A user whom no rule of the reader can name. */
const NEW_USER = 40 + Math.floor(Math.random() * 50);
const OWNED = '{ edges { node { assigneeId } } }';
const OWNERS = `{ tickets ${OWNED} }`;

/** Whether a list has no tickets of others. */
const isOwn = (list: unknown, user: number): boolean =>
  nodes(list).every(({ assigneeId }) => assigneeId === user);

/** What the steps have built since users are told apart. */
export const BUILT_FOR_USERS: Built[] = [
  {
    step: 'authorize',
    operation: '{ ticket(id: 1) { id } }',
    user: BEN,
    holds: refused,
    gone: 'Ben can read ticket 1 again, which is not his',
  },
  ...[1, 2, 3, NEW_USER].map((id) => ({
    step: 'authorize' as const,
    operation: OWNERS,
    user: { id },
    holds: ({ data }: Answer) => isOwn(data.tickets, id),
    gone: `the user with id ${id} can see tickets of other users again`,
  })),
  ...[1, 2, 3].map((id) => ({
    step: 'authorize' as const,
    operation: OWNERS,
    user: { id },
    holds: ({ data }: Answer) => nodes(data.tickets).length > 0,
    gone: `the user with id ${id} can no longer see their own tickets`,
  })),
  {
    step: 'authorize',
    operation: OWNERS,
    user: null,
    holds: ({ data }) => nodes(data.tickets).length === 0,
    gone: 'a request without a user gets tickets again',
  },
  ...[
    'updateOneTicket(input: {id: 1, update: {title: "Mine"}}) { id }',
    'deleteOneTicket(input: {id: 1}) { id }',
    'updateManyTickets(input: {filter: {id: {eq: 1}}, update: {title: "Mine"}}) { count: updatedCount }',
    'deleteManyTickets(input: {filter: {id: {eq: 1}}}) { count: deletedCount }',
  ].map((mutation) => ({
    step: 'authorize' as const,
    operation: `mutation { reached: ${mutation} }`,
    user: BEN,
    holds: ({ data }: Answer) =>
      !data.reached || (data.reached as { count?: number }).count === 0,
    gone: `Ben can reach ticket 1 again with \`${mutation.replace(/\(.*/, '')}\`, although it is not his`,
  })),
  ...[
    `tickets ${OWNED} projects { edges { node { id } } }`,
    `project(id: 1) { id } tickets ${OWNED}`,
  ].map((fields) => ({
    step: 'authorize' as const,
    operation: `{ ${fields} }`,
    user: BEN,
    holds: ({ data }: Answer) => isOwn(data.tickets, BEN.id),
    gone: 'Ben can see tickets of other users in a query that asks for projects too: keep `transformSchema` and `fieldResolverEnhancers` in `app.module.ts`',
  })),
  ...[1, 2, 3, NEW_USER].flatMap((id) =>
    [
      ['createOneTicket', NEW_TICKETS] as const,
      ['createManyTickets', NEW_TICKETS] as const,
      ['createManyTickets', NEW_TICKETS.slice(0, 1)] as const,
    ].map(([mutation, tickets]) => ({
      step: 'hook' as const,
      operation: newTickets(mutation, tickets, `${SENT_FIELDS} assigneeId`),
      user: { id },
      holds: (answer: Answer) =>
        isAsSent(answer, tickets) &&
        createdBy(answer).every(({ assigneeId }) => assigneeId === id),
      gone: `users who create a ticket with \`${mutation}\` no longer become its assignee, or the hook changes another field`,
    })),
  ),
];

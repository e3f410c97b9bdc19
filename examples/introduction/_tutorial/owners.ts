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
const OWNERS = '{ tickets { edges { node { assigneeId } } } }';

/** What the steps have built since users are told apart. */
export const BUILT_FOR_USERS: Built[] = [
  {
    step: 'authorize',
    operation: '{ ticket(id: 1) { id } }',
    user: BEN,
    holds: refused,
    gone: 'Ben can read the ticket 1 again, which is not his',
  },
  ...[1, 2, 3, NEW_USER].map((id) => ({
    step: 'authorize' as const,
    operation: OWNERS,
    user: { id },
    holds: ({ data }: Answer) =>
      nodes(data.tickets).every(({ assigneeId }) => assigneeId === id),
    gone: `the user whose id is ${id} sees tickets of others again`,
  })),
  ...[1, 2, 3].map((id) => ({
    step: 'authorize' as const,
    operation: OWNERS,
    user: { id },
    holds: ({ data }: Answer) => nodes(data.tickets).length > 0,
    gone: `the user whose id is ${id} no longer sees the tickets that are theirs`,
  })),
  {
    step: 'authorize',
    operation: OWNERS,
    user: null,
    holds: ({ data }) => nodes(data.tickets).length === 0,
    gone: 'whoever is no user sees tickets again',
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
    gone: `Ben reaches ticket 1 again, which is not his, with ${mutation.replace(/\(.*/, '')}`,
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
      gone: `whoever creates a ticket with ${mutation} is no longer its assignee, or its hook changes something else`,
    })),
  ),
];

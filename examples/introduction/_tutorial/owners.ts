import { type Answer, nodes } from '../../_harness/ask';
import { type Built, refused } from './built';

const BEN = { id: 2 };
/** A user whom no rule of the reader can name. */
const NEW_USER = 40 + Math.floor(Math.random() * 50);
const OWNERS = '{ tickets { edges { node { assigneeId } } } }';

/** Who is assigned to what a mutation has created. */
const assigneesOf = ({ data }: Answer): unknown[] =>
  [data.created ?? []]
    .flat()
    .map((ticket) => (ticket as { assigneeId: unknown }).assigneeId);

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
  ...[1, 2, NEW_USER].flatMap((id) =>
    [
      'createOneTicket(input: {ticket: {projectId: 1, title: "Check"}})',
      'createManyTickets(input: {tickets: [{projectId: 1, title: "Check"}, {projectId: 2, title: "Check"}]})',
    ].map((mutation) => ({
      step: 'hook' as const,
      operation: `mutation { created: ${mutation} { assigneeId } }`,
      user: { id },
      holds: (answer: Answer) => {
        const assignees = assigneesOf(answer);
        return assignees.length > 0 && assignees.every((one) => one === id);
      },
      gone: `whoever creates a ticket with ${mutation.replace(/\(.*/, '')} is no longer its assignee`,
    })),
  ),
];

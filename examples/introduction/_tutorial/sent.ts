import type { Answer } from '../../_harness/ask';

/** A new ticket as a client sends it. */
export interface Sent {
  title: string;
  projectId: number;
  priority: number;
  assigneeId?: number;
}

/** A project beside those that are there from the start. */
export const NEW_PROJECT = '{id: 4, name: "New"}';

/** As long as a title may be, and changed by whoever trims, cuts or corrects it. */
const LONG = `${' check  "é": '.padEnd(79, 'x ')} `;

/** Tickets of every priority and project, in no order, with titles that repeat: what changes some of them shows. */
export const NEW_TICKETS: Sent[] = [
  { title: LONG, projectId: 3, priority: 2 },
  { title: 'Fix', projectId: 1, priority: 5 },
  { title: 'check', projectId: 4, priority: 1 },
  { title: 'Fix', projectId: 2, priority: 4 },
  { title: LONG, projectId: 4, priority: 3 },
  { title: 'Check', projectId: 3, priority: 5 },
];

/** What no ticket may have, with its name. */
export const WRONG_VALUES: [name: string, wrong: Partial<Sent>][] = [
  ['an empty title', { title: '' }],
  ['a title of 2 characters', { title: 'UI' }],
  ['a title of 81 characters', { title: 'x'.repeat(81) }],
  ['priority 0', { priority: 0 }],
  ['priority 6', { priority: 6 }],
];

/** What is asked back of a new ticket. */
export const SENT_FIELDS = 'title status priority project { id }';

const inputOf = (sent: Partial<Sent>): string =>
  `{${Object.entries(sent)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')}}`;

/** Creates tickets: all at once with `createManyTickets`, or else one after the other. */
export function newTickets(
  mutation: string,
  tickets = NEW_TICKETS,
  fields = SENT_FIELDS,
): string {
  const inputs = tickets.map(inputOf);
  const made =
    mutation === 'createManyTickets'
      ? [`created: ${mutation}(input: {tickets: [${inputs.join(', ')}]})`]
      : inputs.map(
          (input, place) =>
            `created${place}: ${mutation}(input: {ticket: ${input}})`,
        );
  return `mutation { ${made.map((one) => `${one} { ${fields} }`).join(' ')} }`;
}

/** Updates one of Ada's tickets, and the same as one of many. */
export const updates = (update: Partial<Sent>): string[] => [
  `mutation { updateOneTicket(input: {id: 7, update: ${inputOf(update)}}) { id } }`,
  `mutation { updateManyTickets(input: {filter: {id: {eq: 7}}, update: ${inputOf(update)}}) { updatedCount } }`,
];

/** What such a mutation has created. */
export const createdBy = ({ data }: Answer): Record<string, unknown>[] =>
  Object.values(data).flat() as Record<string, unknown>[];

/** Whether the tickets are those that were sent, and open. */
export function isAsSent(answer: Answer, tickets = NEW_TICKETS): boolean {
  const created = createdBy(answer).map((ticket) => [
    ticket?.title,
    Number(Object(ticket?.project).id),
    ticket?.priority,
    ticket?.status,
  ]);
  const sent = tickets.map(({ title, projectId, priority }) => [
    title,
    projectId,
    priority,
    'open',
  ]);
  return JSON.stringify(created) === JSON.stringify(sent);
}

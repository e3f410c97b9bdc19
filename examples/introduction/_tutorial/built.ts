import { type Answer, nodes } from '../../_harness/ask';
import type { Step } from './steps';

/** Something that a step has built. */
export interface Built {
  step: Step;
  /** The step that answers the question in another way. */
  until?: Step;
  operation: string;
  /** Who asks, where it is not Ada, whose id is 1; null for nobody. */
  user?: { id: number } | null;
  /** Whether the answer is what the step has built; without it, whether there is no error. */
  holds?: (answer: Answer) => boolean;
  /** What the reader is told. */
  gone: string;
}

export const refused = ({ errors }: Answer): boolean => errors.length > 0;

/** Asks for a new ticket of the first project. */
const create = (ticket: string, fields = 'id'): string =>
  `mutation { createOneTicket(input: {ticket: {projectId: 1, ${ticket}}}) { ${fields} } }`;

/** What the steps have built beyond the schema, until users are told apart. */
export const BUILT_FOR_ALL: Built[] = [
  {
    step: 'api',
    operation:
      '{ tickets { edges { node { title status priority } } } projects { edges { node { name } } } }',
    gone: 'the lists of tickets and projects no longer have all fields that they had',
  },
  {
    step: 'api',
    operation:
      'mutation { updateOneTicket(input: {id: 1, update: {status: "open"}}) { id } }',
    gone: 'clients can no longer update the status of a ticket alone',
  },
  {
    step: 'api',
    operation:
      '{ tickets(sorting: {field: title, direction: ASC}) { edges { node { id } } } }',
    gone: 'clients can no longer sort tickets by title',
  },
  {
    step: 'filter',
    operation:
      '{ tickets(filter: {status: {eq: "open"}}) { edges { node { id } } } }',
    gone: 'clients can no longer filter tickets by status',
  },
  {
    step: 'sort',
    operation: '{ tickets { edges { node { priority } } } }',
    // His tickets are the other way round in the table.
    user: { id: 2 },
    holds: ({ data }) =>
      nodes(data.tickets).every(
        ({ priority }, index, all) =>
          Number(priority) <= Number(all[index - 1]?.priority ?? priority),
      ),
    gone: 'the most urgent tickets no longer come first',
  },
  {
    step: 'sort',
    operation:
      '{ tickets(sorting: {field: priority, direction: ASC}) { edges { node { id } } } }',
    gone: 'clients can no longer sort tickets by priority',
  },
  {
    step: 'page',
    operation: '{ tickets { edges { node { id } } } }',
    holds: ({ data }) => nodes(data.tickets).length <= 3,
    gone: 'a page has more than 3 tickets again',
  },
  {
    step: 'page',
    operation: '{ tickets(paging: {first: 6}) { edges { node { id } } } }',
    holds: refused,
    gone: 'clients can ask for 6 tickets at once again',
  },
  {
    step: 'page',
    operation: '{ tickets(paging: {first: 5}) { edges { node { id } } } }',
    gone: 'clients can no longer ask for 5 tickets at once',
  },
  {
    step: 'page',
    operation: '{ tickets { totalCount } }',
    gone: 'lists no longer say how many tickets there are',
  },
  {
    step: 'relation',
    operation: '{ tickets { edges { node { project { name } } } } }',
    gone: 'tickets no longer have their project',
  },
  {
    step: 'write',
    operation: create('title: "Check", status: "done"'),
    holds: refused,
    gone: 'clients can choose the status of a new ticket again',
  },
  {
    step: 'write',
    until: 'hook',
    operation: create('title: "Check", assigneeId: 3'),
    holds: refused,
    gone: 'clients can choose the assignee of a new ticket now',
  },
  {
    step: 'write',
    operation: create('title: "Check"', 'status priority'),
    holds: ({ data }) => {
      const { status, priority } = Object(data.createOneTicket) as {
        status?: string;
        priority?: number;
      };
      return status === 'open' && priority === 3;
    },
    gone: 'a new ticket is no longer open, with the priority 3',
  },
  {
    step: 'write',
    operation:
      'mutation { createOneTicket(input: {ticket: {projectId: 3, title: "Check", priority: 4}}) { id } }',
    gone: 'clients can no longer choose the project and the priority of a new ticket',
  },
  {
    step: 'write',
    operation:
      'mutation { createOneTicket(input: {ticket: {projectId: 1}}) { id } }',
    holds: ({ errors }) =>
      errors.some((error) => error.includes('of required type')),
    gone: 'clients may leave out the title of a new ticket again',
  },
  {
    step: 'write',
    operation: create('title: "Check", priority: 1.5'),
    holds: refused,
    gone: 'the priority of a new ticket can be 1.5',
  },
  {
    step: 'write',
    operation: create('title: "Check"', 'title'),
    holds: ({ data }) =>
      (Object(data.createOneTicket) as { title?: string }).title === 'Check',
    gone: 'the title of a new ticket is no longer what the client sent',
  },
  ...[
    ['an empty title', ''],
    ['a title of 2 characters', 'UI'],
    ['a title of 81 characters', 'x'.repeat(81)],
  ].map(([name, title]) => ({
    step: 'validate' as const,
    operation: create(`title: "${title}"`),
    holds: refused,
    gone: `a ticket with ${name} is created again`,
  })),
  ...[0, 6].map((priority) => ({
    step: 'validate' as const,
    operation: create(`title: "Check", priority: ${priority}`),
    holds: refused,
    gone: `a ticket with the priority ${priority} is created again`,
  })),
];

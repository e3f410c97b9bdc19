import { type Answer, nodes } from '../../_harness/ask';
import { tickets as rows } from '../../_harness/tracker-data';
import {
  isAsSent,
  NEW_PROJECT,
  NEW_TICKETS,
  newTickets,
  updates,
  WRONG_VALUES,
} from './sent';
import type { Step } from './steps';

/** Something that a step has built, asked once the task of that step or of a later one is done. */
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

/** Whether the tickets that are there from the start read as they are stored. */
const areAsStored = ({ data }: Answer): boolean =>
  nodes(data.tickets).every((node) => {
    const row = rows.find(({ id }) => String(id) === node.id);
    return (
      !row ||
      (['title', 'status', 'priority'] as const).every(
        (field) => row[field] === node[field],
      )
    );
  });

/** What the steps have built beyond the schema, until users are told apart. */
export const BUILT_FOR_ALL: Built[] = [
  {
    step: 'api',
    operation:
      '{ tickets { edges { node { title status priority } } } projects { edges { node { name } } } }',
    gone: 'the lists of tickets and projects have lost some of their fields',
  },
  {
    step: 'api',
    operation: '{ tickets { edges { node { id title status priority } } } }',
    holds: areAsStored,
    gone: 'clients read other values of a ticket than the database stores',
  },
  {
    step: 'api',
    operation: '{ ticket(id: 1) { id } }',
    gone: 'clients can no longer read a ticket by its `id`',
  },
  {
    step: 'api',
    until: 'page',
    operation: '{ tickets(paging: {first: 50}) { edges { node { id } } } }',
    gone: 'clients can no longer ask for 50 tickets at once',
  },
  {
    step: 'api',
    until: 'page',
    operation: '{ tickets(paging: {first: 51}) { edges { node { id } } } }',
    holds: refused,
    gone: 'clients can ask for more than 50 tickets at once',
  },
  {
    step: 'api',
    operation:
      'mutation { updateOneTicket(input: {id: 1, update: {status: "open"}}) { id } }',
    gone: 'clients can no longer update only the `status` of a ticket',
  },
  {
    step: 'api',
    operation:
      '{ tickets(sorting: {field: title, direction: ASC}) { edges { node { id } } } }',
    gone: 'clients can no longer sort tickets by `title`',
  },
  {
    step: 'filter',
    operation:
      '{ tickets(filter: {status: {eq: "open"}}) { edges { node { id } } } }',
    gone: 'clients can no longer filter tickets by `status`',
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
    gone: 'clients can no longer sort tickets by `priority`',
  },
  {
    step: 'page',
    operation: '{ tickets { edges { node { id } } } }',
    holds: ({ data }) => nodes(data.tickets).length === 3,
    gone: 'a page no longer has 3 tickets',
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
    gone: 'lists no longer have a `totalCount`',
  },
  {
    step: 'relation',
    operation: '{ tickets { edges { node { id project { id } } } } }',
    holds: ({ data }) =>
      data.tickets !== undefined &&
      nodes(data.tickets).every(({ id, project }) => {
        const row = rows.find((one) => String(one.id) === id);
        const { id: own } = Object(project) as { id?: string };
        return !row || own === String(row.projectId);
      }),
    gone: 'tickets no longer have the right `project`',
  },
  ...[
    'createOneTicket(input: {ticket: {projectId: 1, title: "Check"}})',
    'createManyTickets(input: {tickets: [{projectId: 1, title: "Check"}]})',
  ].map((mutation) => ({
    step: 'write' as const,
    operation: `mutation { created: ${mutation} { status priority } }`,
    holds: ({ data }: Answer) => {
      const [{ status, priority } = {}] = [data.created ?? []].flat() as {
        status?: string;
        priority?: number;
      }[];
      return status === 'open' && priority === 3;
    },
    gone: `a new ticket from \`${mutation.replace(/\(.*/, '')}\` is no longer open with priority 3`,
  })),
  {
    step: 'write',
    until: 'validate',
    operation:
      'mutation { createOneTicket(input: {ticket: {projectId: 1, title: "Check", priority: 0}}) { priority } }',
    holds: ({ data }) => Object(data.createOneTicket).priority === 0,
    gone: 'a client that sends priority 0 for a new ticket gets another one',
  },
  {
    step: 'write',
    operation: `mutation { createOneProject(input: {project: ${NEW_PROJECT}}) { id } }`,
    gone: 'clients can no longer create a project',
  },
  ...['createOneTicket', 'createManyTickets'].map((mutation) => ({
    step: 'write' as const,
    operation: newTickets(mutation),
    holds: isAsSent,
    gone: `clients can no longer choose the project, the title and the priority of a new ticket with \`${mutation}\``,
  })),
  ...WRONG_VALUES.flatMap(([name, wrong]) =>
    ['createOneTicket', 'createManyTickets'].flatMap((mutation) =>
      NEW_TICKETS.map((ticket) => ({
        step: 'validate' as const,
        operation: newTickets(mutation, [{ ...ticket, ...wrong }]),
        holds: refused,
        gone: `clients can create a ticket with ${name} again`,
      })),
    ),
  ),
  ...WRONG_VALUES.flatMap(([name, wrong]) =>
    updates(wrong).map((operation) => ({
      step: 'validate' as const,
      operation,
      holds: refused,
      gone: `clients can update a ticket to ${name}`,
    })),
  ),
];

import type { INestApplication } from '@nestjs/common';
import { type Answer, ask, nodes } from '../../_harness/ask';

interface Built {
  step: string;
  operation: string;
  /** Who asks; Ada, whose id is 1, unless said. */
  user?: { id: number };
  /** Whether the answer is what the step has built; without it, whether there is no error. */
  holds?: (answer: Answer) => boolean;
  /** What the reader is told. */
  gone: string;
}

const refused = ({ errors }: Answer): boolean => errors.length > 0;
/** Asks for a new ticket that may not be created, so that nothing changes. */
const create = (ticket: string): string =>
  `mutation { createOneTicket(input: {ticket: {projectId: 1, ${ticket}}}) { id } }`;

/** What the steps have built, in their order. */
const BUILT: Built[] = [
  {
    step: 'api',
    operation: '{ __type(name: "Mutation") { fields { name } } }',
    holds: ({ data }) => {
      const { fields } = data.__type as { fields: { name: string }[] };
      const names = fields.map(({ name }) => name);
      return ['create', 'update', 'delete'].every((verb) =>
        names.includes(`${verb}OneTicket`),
      );
    },
    gone: 'clients can no longer create, update and delete a ticket',
  },
  {
    step: 'api',
    operation:
      '{ tickets { edges { node { title status priority } } } projects { edges { node { name } } } }',
    gone: 'the lists of tickets and projects no longer have all fields that they had',
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
    operation: '{ tickets(paging: {first: 6}) { edges { node { id } } } }',
    holds: refused,
    gone: 'clients can ask for 6 tickets at once again',
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
    operation:
      'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1}}) { status priority } }',
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
    step: 'validate',
    operation: create('title: ""'),
    holds: refused,
    gone: 'a ticket with an empty title is created again',
  },
  {
    step: 'authorize',
    operation: '{ ticket(id: 1) { id } }',
    user: { id: 2 },
    holds: refused,
    gone: 'Ben can read the ticket 1 again, which is not his',
  },
  {
    step: 'hook',
    operation:
      'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1}}) { assigneeId } }',
    user: { id: 2 },
    holds: ({ data }) =>
      (Object(data.createOneTicket) as { assigneeId?: number }).assigneeId ===
      2,
    gone: 'whoever creates a ticket is no longer its assignee',
  },
];

/**
 * Whether an answer has taken away what an earlier step built: asked once the task of a step is done, with the last
 * of the steps before it.
 * @returns what is gone, or undefined
 */
export async function goneSince(
  app: INestApplication,
  last: string,
): Promise<string | undefined> {
  const index = BUILT.map(({ step }) => step).lastIndexOf(last);
  for (const { operation, user, holds, gone } of BUILT.slice(0, index + 1)) {
    const answer = await ask(app, operation, user ?? { id: 1 });
    const isThere = holds ? holds(answer) : answer.errors.length === 0;
    if (!isThere)
      return `What this step asks for is there, but ${gone}: keep what the steps before have built.`;
  }
  return undefined;
}

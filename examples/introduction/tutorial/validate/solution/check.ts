import type { INestApplication } from '@nestjs/common';
import { ask } from '../../../../_harness/ask';
import { goneSince } from '../../../_tutorial/check';
import { updateFault } from '../../../_tutorial/schema';
import { updates, WRONG_VALUES } from '../../../_tutorial/sent';

/** Whether the rules let a ticket through. */
type Accepts = (ticket: string) => Promise<boolean>;

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const create = (ticket: string) =>
    ask(
      app,
      `mutation { createOneTicket(input: {ticket: {projectId: 1, ${ticket}}}) { id } }`,
    );
  const accepts: Accepts = async (ticket) =>
    (await create(ticket)).errors.length === 0;
  const fault = (await titleFault(accepts)) ?? (await priorityFault(accepts));
  if (fault) return fault;
  for (const [valid, ticket] of [
    ['title of 5 characters and the priority 3', 'title: "Check"'],
    ['title of 3 characters', 'title: "Fix"'],
    ['title of 80 characters', `title: "${'x'.repeat(80)}"`],
    ['title of any letters and signs', 'title: "Café: 3 × ½, naïve?"'],
    ...[1, 2, 3, 4, 5].map(
      (priority) =>
        [
          `priority of ${priority}`,
          `title: "Check", priority: ${priority}`,
        ] as const,
    ),
  ] as const) {
    const { errors, reasons } = await create(ticket);
    if (errors.some((error) => error.includes('of required type')))
      return 'Clients have to send a priority again: keep `{ defaultValue: 3 }` in its `@Field`.';
    if (errors.length > 0)
      return `A ticket with a ${valid} is refused, but should be created. The error is: ${[...reasons, ...errors][0]}. Use only \`@Length(3, 80)\`, \`@Min(1)\` and \`@Max(5)\`, with the numbers in this order.`;
  }
  const update = updateFault(app) ?? (await wrongUpdate(app));
  if (update) return `New tickets follow the rules now, but ${update}.`;
  return (
    (await goneSince(app, 'validate')) ??
    'Done: in new tickets and in updates, a title has 3 to 80 characters and a priority is from 1 to 5.'
  );
}

async function titleFault(accepts: Accepts): Promise<string | undefined> {
  const titled = (length: number): Promise<boolean> =>
    accepts(`title: "${'x'.repeat(length)}"`);
  if (await titled(0))
    return (await titled(81))
      ? 'A ticket with an empty title is still created: put the rules above the fields of `CreateTicketDTO`, which says what clients send.'
      : 'The title has a maximum but no minimum, so a ticket with an empty title is still created.';
  if (await titled(2))
    return 'A ticket with a title of 2 characters is still created: raise the minimum to 3.';
  const isLongRefused = !(await titled(81));
  if (await titled(5))
    return isLongRefused
      ? undefined
      : 'The title has a minimum but no maximum of 80: a ticket with a title of 81 characters is still created.';
  return isLongRefused
    ? undefined
    : 'A title of 81 characters is accepted, but one of 5 is refused. `@Length` takes the minimum and the maximum, and a single number is the minimum.';
}

async function priorityFault(accepts: Accepts): Promise<string | undefined> {
  const takes = (priority: number): Promise<boolean> =>
    accepts(`title: "Check", priority: ${priority}`);
  if (await takes(0))
    return 'A ticket with priority 0 is still created: set the lowest value with `@Min`.';
  return (await takes(6))
    ? 'A ticket with priority 6 is still created: set the highest value with `@Max`.'
    : undefined;
}

/** What an update may still do to a ticket. */
async function wrongUpdate(app: INestApplication): Promise<string | undefined> {
  for (const [name, wrong] of WRONG_VALUES)
    for (const operation of updates(wrong))
      if ((await ask(app, operation)).errors.length === 0)
        return `an update can still give a ticket ${name}: \`UpdateTicketDTO\` needs the same rules, which \`PartialType(CreateTicketDTO)\` copies`;
  return undefined;
}

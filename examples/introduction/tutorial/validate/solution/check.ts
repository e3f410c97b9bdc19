import type { INestApplication } from '@nestjs/common';
import { ask } from '../../../../_harness/ask';
import { goneSince } from '../../../_tutorial/check';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const create = (ticket: string) =>
    ask(
      app,
      `mutation { createOneTicket(input: {ticket: {projectId: 1, ${ticket}}}) { id } }`,
    );
  if ((await create('title: ""')).errors.length === 0) {
    return 'A ticket with an empty title is still created. The rules belong on CreateTicketDTO, which says what clients send.';
  }
  if ((await create('title: "UI"')).errors.length === 0) {
    return 'A ticket with a title of 2 characters is still created.';
  }
  if ((await create(`title: "${'x'.repeat(81)}"`)).errors.length === 0) {
    const tooLong = 'A ticket with a title of 81 characters is still created';
    return (await create('title: "Check"')).errors.length > 0
      ? `${tooLong}, and one with 5 is refused. @Length takes the least and the most: if it has one number, that is the least.`
      : `${tooLong}.`;
  }
  for (const priority of [0, 6]) {
    if (
      (await create(`title: "Check", priority: ${priority}`)).errors.length ===
      0
    ) {
      return `A ticket with the priority ${priority} is still created: @Min takes the least, and @Max the most.`;
    }
  }
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
    const { errors } = await create(ticket);
    if (errors.some((error) => error.includes('of required type')))
      return 'Clients have to send a priority again: its @Field keeps { defaultValue: 3 }.';
    if (errors.length > 0)
      return `A ticket with a ${valid} is refused, and should be created. The task needs @Length, @Min and @Max alone, with its numbers.`;
  }
  return (
    (await goneSince(app, 'validate')) ??
    'Done: a new ticket has a title of 3 to 80 characters and a priority from 1 to 5. Updates have an input class of their own, which needs the same rules.'
  );
}

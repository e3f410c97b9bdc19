import type { INestApplication } from '@nestjs/common';
import { ask } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const create = (ticket: string) =>
    ask(
      app,
      `mutation { createOneTicket(input: {ticket: {projectId: 1, ${ticket}}}) { id } }`,
    );
  if ((await create('title: ""')).errors.length === 0) {
    return 'A ticket with an empty title is still created.';
  }
  if ((await create(`title: "${'x'.repeat(81)}"`)).errors.length === 0) {
    return 'A ticket with a title of 81 characters is still created.';
  }
  for (const priority of [0, 6]) {
    if (
      (await create(`title: "Check", priority: ${priority}`)).errors.length ===
      0
    ) {
      return `A ticket with the priority ${priority} is still created.`;
    }
  }
  for (const ticket of [
    'title: "Fix"',
    `title: "${'x'.repeat(80)}"`,
    'title: "Fix", priority: 5',
  ]) {
    const { errors } = await create(ticket);
    if (errors.length > 0)
      return `A valid ticket is refused: ${errors.join(' ')}`;
  }
  return 'Done: a title has 3 to 80 characters, a priority is 1 to 5, and all else is refused.';
}

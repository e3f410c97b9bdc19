import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isInputObjectType } from 'graphql';
import { ask } from '../../../../_harness/ask';
import { goneSince, whyFailing } from '../../../_tutorial/check';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    'mutation { createOneTicket(input: {ticket: {title: "Check", projectId: 1}}) { status priority } }',
  );
  const required = ['status', 'id'].filter((field) =>
    errors.some((error) => error.includes(`.${field}" of required`)),
  );
  if (required.length === 1)
    return `Clients have to send the \`${required[0]}\` of a new ticket: leave \`${required[0]}\` out of \`CreateTicketDTO\`.`;
  if (required.length === 2) {
    return 'Clients still have to send an `id`, a `status` and a `priority` with a new ticket. If you have written the class: is it exported, and is it the `CreateDTOClass` of tickets?';
  }
  if (errors.some((error) => error.includes('.priority" of required'))) {
    return 'Clients have to send the `priority` of a new ticket: give the field a `defaultValue` of 3.';
  }
  const missing = ['title', 'projectId'].find((field) =>
    errors.some((error) => error.includes(`"${field}" is not defined`)),
  );
  if (missing)
    return `Clients cannot send the \`${missing}\` of a new ticket: give \`CreateTicketDTO\` a property \`${missing}\` with \`@Field\`.`;
  if (errors.length > 0)
    return `A ticket cannot be created, ${whyFailing(app, 'write', errors)}`;
  const { status, priority } = data.createOneTicket as {
    status: string;
    priority: number;
  };
  if (status !== 'open')
    return `A new ticket has the status "${status}" instead of "open".`;
  if (priority !== 3)
    return `A new ticket has priority ${priority} instead of 3.`;
  /** What is said against a ticket, by the schema before the database is asked. */
  const errorsOf = async (ticket: string): Promise<string> => {
    const source = `mutation { createOneTicket(input: {ticket: {${ticket}}}) { id } }`;
    return (await ask(app, source)).errors.join(' ');
  };
  for (const [field, ticket] of [
    ['title', 'projectId: 1'],
    ['projectId', 'title: "Check"'],
  ] as const) {
    if (!(await errorsOf(ticket)).includes('of required type'))
      return `Clients may leave out the \`${field}\` of a new ticket: remove \`nullable\` and \`defaultValue\` from its \`@Field\`.`;
  }
  if (await errorsOf('title: "Check", projectId: 1, priority: 1'))
    return 'Clients cannot choose the `priority` of a new ticket: give `CreateTicketDTO` a property `priority` with `@Field(() => Int, { defaultValue: 3 })`.';
  const { schema } = app.get(GraphQLSchemaHost);
  const input = schema.getType('CreateTicket');
  if (!isInputObjectType(input))
    return "The input works, but clients that send a ticket in a variable have to name its type, which is called like your class: write `@InputType('CreateTicket')`.";
  if (typeof input.getFields().priority?.defaultValue === 'string')
    return 'The default value of `priority` is a string, which the database happens to read as a number: write 3 without quotes.';
  for (const [field, ticket] of [
    ['projectId', 'projectId: 1.5'],
    ['priority', 'projectId: 1, priority: 1.5'],
  ] as const) {
    const said = await errorsOf(`title: "Check", ${ticket}`);
    if (!said.includes('cannot represent'))
      return `The \`${field}\` of a new ticket can be 1.5, because TypeScript's \`number\` becomes \`Float\`: give its \`@Field\` the type \`() => Int\`.`;
  }
  for (const [field, value] of [
    ['status', '"done"'],
    ['id', '99'],
    ['assigneeId', '1'],
  ] as const) {
    const ticket = `title: "Check", projectId: 1, ${field}: ${value}`;
    if (!(await errorsOf(ticket)))
      return `Clients can still choose the \`${field}\` of a new ticket: leave \`${field}\` out of \`CreateTicketDTO\`.`;
  }
  return (
    (await goneSince(app, 'write')) ??
    'Done: a new ticket needs a title and a project, and the server decides the rest.'
  );
}

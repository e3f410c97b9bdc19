import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask, nodes } from '../../../../_harness/ask';
import { goneSince, whyFailing } from '../../../_tutorial/check';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors, statements } = await ask(
    app,
    '{ tickets { edges { node { assigneeId project { name } } } } }',
    { id: 1 },
  );
  if (errors.some((error) => error.includes('"project"')))
    return "`Ticket` has lost its `project`: keep `@Relation('project', () => ProjectDTO, …)`, and add an option to its third argument.";
  if (errors.length > 0)
    return `The list fails, ${whyFailing(app, 'cost', errors)}`;
  const tickets = nodes(data.tickets) as {
    assigneeId: number;
    project?: { name: string };
  }[];
  if (tickets.length === 0)
    return 'Ada has tickets, but her list is empty: keep `@Authorize` as it was in step 8.';
  if (!tickets[0]?.project)
    return 'The tickets have lost their projects: keep the relation as it was in step 5.';
  if (tickets.some(({ assigneeId }) => assigneeId !== 1))
    return "Ada's list contains tickets of other users: keep `@Authorize` as it was in step 8.";
  if (statements > 1)
    return `A list of tickets with their projects takes ${statements} SQL statements, but one is enough: the third argument of \`@Relation\` has no \`enableLookAhead\` yet.`;
  if (await needsProject(app))
    return 'One statement is now enough, but `@Relation` has lost `nullable: true`, and one ticket without a project makes the whole list fail.';
  return (
    (await goneSince(app, 'cost')) ??
    'Done: one statement reads tickets and their projects.'
  );
}

/** Whether a list fails once it holds a ticket without a project. */
async function needsProject(app: INestApplication): Promise<boolean> {
  await app.get(DataSource, { strict: false }).getRepository('Ticket').save({
    title: 'Without a project',
    status: 'open',
    priority: 5,
    assigneeId: 1,
  });
  const { errors } = await ask(
    app,
    '{ tickets(filter: {title: {eq: "Without a project"}}) { edges { node { project { name } } } } }',
    { id: 1 },
  );
  return errors.some((error) => error.includes('non-nullable'));
}

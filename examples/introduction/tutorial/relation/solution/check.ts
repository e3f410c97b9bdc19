import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask, nodes } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { title project { name } } } } }',
  );
  const { relations } = app
    .get(DataSource, { strict: false })
    .getMetadata('Ticket');
  const isInEntity = relations.some(
    ({ propertyName }) => propertyName === 'project',
  );
  if (errors.some((error) => error.startsWith('Cannot query field'))) {
    if (isInEntity)
      return "The entity Ticket knows its project, but the DTO does not yet: put @Relation('project', …) on the class TicketDTO.";
    return 'A ticket has no project yet: @Relation stands above the class TicketDTO, and @ManyToOne above the property "project" of the entity.';
  }
  if (!isInEntity)
    return 'The DTO has the relation, but the entity does not yet: Ticket needs a property "project" with @ManyToOne.';
  if (errors.length > 0)
    return `The projects of the tickets fail: ${errors.join(' ')}`;
  const [first] = nodes(data.tickets) as {
    title: string;
    project?: { name: string };
  }[];
  if (first?.project?.name !== 'Website') {
    return `The project of "${first?.title}" is ${JSON.stringify(first?.project)}, and should be Website.`;
  }
  if (await needsProject(app))
    return 'The column projectId may be empty, and one ticket without a project makes the whole list fail: give @Relation { nullable: true } as its third argument.';
  return 'Done: clients read a ticket and its project in one request.';
}

/** Whether a list fails once it holds a ticket without a project. */
async function needsProject(app: INestApplication): Promise<boolean> {
  await app
    .get(DataSource, { strict: false })
    .getRepository('Ticket')
    .save({ title: 'Without a project', status: 'open', priority: 5 });
  const { errors } = await ask(
    app,
    '{ tickets(filter: {title: {eq: "Without a project"}}) { edges { node { project { name } } } } }',
  );
  return errors.some((error) => error.includes('non-nullable'));
}

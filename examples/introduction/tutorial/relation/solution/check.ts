import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask, nodes } from '../../../../_harness/ask';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { goneSince, whyFailing } from '../../../_tutorial/check';

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
  const toProject = relations.find(({ type }) => nameOf(type) === 'Project');
  if (
    toProject &&
    (toProject.propertyName !== 'project' || !toProject.isManyToOne)
  )
    return `The entity has ${toProject.relationType} "${toProject.propertyName}", and many tickets belong to one project: name the property "project", and put @ManyToOne above it.`;
  const target = nameOf(
    relations.find(({ propertyName }) => propertyName === 'project')?.type,
  );
  if (isInEntity && target !== 'Project')
    return `The project of the entity is a ${target}: write @ManyToOne(() => Project).`;
  if (errors.some((error) => error.includes('field "name" on type')))
    return 'The relation of the DTO leads to another class than ProjectDTO: give @Relation the second argument () => ProjectDTO.';
  if (errors.some((error) => error.includes('Connection"')))
    return 'A ticket has one project, and the DTO says that it has a list of them: take @Relation.';
  if (errors.some((error) => error.startsWith('Cannot query field'))) {
    if (isInEntity)
      return "The entity Ticket knows its project, but the DTO does not yet: put @Relation('project', …) on the class TicketDTO.";
    return 'A ticket has no project yet. Put @Relation above the class TicketDTO, and @ManyToOne above a new property "project" of the entity.';
  }
  if (!isInEntity)
    return 'The DTO has the relation, but the entity does not yet: Ticket needs a property "project" with @ManyToOne.';
  if (errors.some((error) => error.startsWith('Unable to find relation')))
    return "The projects of the tickets fail, because the relation of the DTO has another name than the property of the entity: write @Relation('project', …), without relationName.";
  if (errors.length > 0)
    return `The projects of the tickets fail, ${whyFailing(app, 'relation', errors)}`;
  for (const { title, project } of nodes(data.tickets) as unknown as Row[]) {
    const right = projectOf(title);
    if (Array.isArray(project))
      return 'A ticket has one project, and the DTO says that it has a list of them: take @Relation.';
    if (project?.name !== right)
      return `The project of "${title}" is ${JSON.stringify(project ?? null)}, and should be ${right}: the entity keeps projectId, which is the column that @ManyToOne takes by itself.`;
  }
  if (toProject?.onDelete === 'CASCADE')
    return 'Whoever deletes a project now deletes its tickets as well: leave out onDelete.';
  if (await needsProject(app))
    return 'The column projectId may be empty, and one ticket without a project makes the whole list fail: give @Relation { nullable: true } as its third argument.';
  return (
    (await goneSince(app, 'relation')) ??
    'Done: clients read a ticket and its project in one request.'
  );
}

interface Row {
  title: string;
  project?: { name: string };
}

const nameOf = (type: unknown): string =>
  typeof type === 'function' ? type.name : String(type);

/** The name of the project that the rows give a ticket. */
function projectOf(title: string): string | undefined {
  const ticket = tickets.find((one) => one.title === title);
  return projects.find(({ id }) => id === ticket?.projectId)?.name;
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

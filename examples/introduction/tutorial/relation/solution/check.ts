import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, isObjectType } from 'graphql';
import { DataSource } from 'typeorm';
import { ask, nodes } from '../../../../_harness/ask';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { goneSince, whyFailing } from '../../../_tutorial/check';

const ONE_PROJECT =
  'A ticket has one project, but the DTO says that it has a list of them: use `@Relation`.';

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
    return `The entity has a ${toProject.relationType} relation \`${toProject.propertyName}\`, but many tickets belong to one project: name the property \`project\`, and put \`@ManyToOne\` above it.`;
  const target = nameOf(
    relations.find(({ propertyName }) => propertyName === 'project')?.type,
  );
  if (isInEntity && target !== 'Project')
    return `The relation of the entity leads to \`${target}\`: write \`@ManyToOne(() => Project)\`.`;
  if (errors.some((error) => error.includes('field "name" on type')))
    return 'The relation of the DTO does not lead to `ProjectDTO`: give `@Relation` the second argument `() => ProjectDTO`.';
  if (errors.some((error) => error.includes('Connection"'))) return ONE_PROJECT;
  if (errors.some((error) => error.startsWith('Cannot query field'))) {
    const other = otherRelation(app);
    if (other)
      return `Your relation is called \`${other}\`, but the property of the entity, and so the first argument of \`@Relation\`, is \`project\`.`;
    if (isInEntity)
      return "The entity has the relation, but the DTO does not yet: put `@Relation('project', …)` above the class `TicketDTO`.";
    return 'A ticket has no project yet. Put `@Relation` above the class `TicketDTO`, and `@ManyToOne` above a new property `project` of the entity.';
  }
  if (!isInEntity)
    return 'The DTO has the relation, but the entity does not yet: give `Ticket` a property `project` with `@ManyToOne`.';
  if (errors.some((error) => error.startsWith('Unable to find relation')))
    return "The projects of the tickets fail, because the relation of the DTO and the property of the entity have different names: write `@Relation('project', …)`, without `relationName`.";
  if (errors.length > 0)
    return `The projects of the tickets fail, ${whyFailing(app, 'relation', errors)}`;
  for (const { title, project } of nodes(data.tickets) as unknown as Row[]) {
    const right = projectOf(title);
    if (Array.isArray(project)) return ONE_PROJECT;
    if (project?.name !== right)
      return `The project of "${title}" is ${JSON.stringify(project ?? null)} instead of "${right}": keep the column \`projectId\`, which \`@ManyToOne\` uses by itself.`;
  }
  if (toProject?.onDelete === 'CASCADE')
    return 'If a client deletes a project, its tickets are now deleted as well: remove `onDelete`.';
  if (await needsProject(app))
    return 'A ticket may have no project, and one such ticket makes the whole list fail: give `@Relation` the third argument `{ nullable: true }`.';
  return (
    (await goneSince(app, 'relation')) ??
    'Done: clients can read a ticket and its project in one request.'
  );
}

/** What a relation of the DTO to projects is called, where it has another name. */
function otherRelation(app: INestApplication): string | undefined {
  const type = app.get(GraphQLSchemaHost).schema.getType('Ticket');
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields.find(({ type: to }) => isObjectType(getNamedType(to)))?.name;
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

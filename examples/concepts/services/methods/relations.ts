import type { Filter, QueryService } from '@ptc-org/nestjs-query-core';
import { Label, Project, Ticket } from './entities';

export async function queryRelations(projects: QueryService<Project>) {
  // #region query-relations
  const website = await projects.getById(1);
  const open = await projects.queryRelations(Ticket, 'tickets', website, {
    filter: { status: { eq: 'open' } },
  });
  console.log(open.map(({ title }) => title));
  // #endregion
}

export async function queryRelationsOfMany(projects: QueryService<Project>) {
  // #region query-relations-of-many
  const all = await projects.query({});
  const ticketsOf = await projects.queryRelations(Ticket, 'tickets', all, {});
  for (const project of all) {
    console.log(project.name, ticketsOf.get(project)?.length);
  }
  const copy = { ...all[0] } as Project;
  console.log('a copy of the first', ticketsOf.get(copy)?.length);
  // #endregion
}

export async function countRelations(projects: QueryService<Project>) {
  // #region count-relations
  const website = await projects.getById(1);
  const open = await projects.countRelations(Ticket, 'tickets', website, {
    status: { eq: 'open' },
  });
  // #endregion
  return open;
}

export async function aggregateRelations(projects: QueryService<Project>) {
  // #region aggregate-relations
  const website = await projects.getById(1);
  const [summary] = await projects.aggregateRelations(
    Ticket,
    'tickets',
    website,
    {},
    {
      count: [{ field: 'id', args: {} }],
      max: [{ field: 'priority', args: {} }],
    },
  );
  // #endregion
  return summary;
}

export async function findRelation(tickets: QueryService<Ticket>) {
  // #region find-relation
  const ticket = await tickets.getById(1);
  const project = await tickets.findRelation(Project, 'project', ticket);
  const other = await tickets.findRelation(Project, 'project', ticket, {
    filter: { name: { eq: 'Billing' } },
  });
  // #endregion
  return [project, other];
}

const labelsOf = async (
  tickets: QueryService<Ticket>,
  id: number,
): Promise<string[]> => {
  const labels = await tickets.queryRelations(
    Label,
    'labels',
    await tickets.getById(id),
    {},
  );
  return labels.map(({ name }) => name);
};

export async function addRelations(tickets: QueryService<Ticket>) {
  // #region add-relations
  await tickets.addRelations('labels', 1, [3, 4]);
  // #endregion
  return labelsOf(tickets, 1);
}

export async function addUnknown(tickets: QueryService<Ticket>) {
  // #region add-unknown
  await tickets.addRelations('labels', 1, [2, 99]);
  // #endregion
}

export async function addFiltered(tickets: QueryService<Ticket>) {
  // #region add-filtered
  const relationFilter: Filter<Label> = { name: { neq: 'feature' } };
  await tickets.addRelations('labels', 1, [2], { relationFilter });
  // #endregion
}

export async function removeRelations(tickets: QueryService<Ticket>) {
  // #region remove-relations
  await tickets.removeRelations('labels', 1, [3]);
  // #endregion
  return labelsOf(tickets, 1);
}

export async function setRelations(tickets: QueryService<Ticket>) {
  // #region set-relations
  await tickets.setRelations('labels', 1, [2]);
  // #endregion
  return labelsOf(tickets, 1);
}

export async function clearRelations(tickets: QueryService<Ticket>) {
  // #region clear-relations
  await tickets.setRelations('labels', 1, []);
  // #endregion
  return labelsOf(tickets, 1);
}

export async function setRelation(tickets: QueryService<Ticket>) {
  // #region set-relation
  const ticket = await tickets.setRelation('project', 1, 3);
  console.log(await tickets.findRelation(Project, 'project', ticket));
  // #endregion
}

export async function removeRelation(tickets: QueryService<Ticket>) {
  // #region remove-relation
  const ticket = await tickets.removeRelation('project', 1, 3);
  console.log(await tickets.findRelation(Project, 'project', ticket));
  // #endregion
}

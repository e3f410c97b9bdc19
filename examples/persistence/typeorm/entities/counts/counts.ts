import type { QueryService } from '@ptc-org/nestjs-query-core';
import type { Project, Ticket } from '../look-ahead/entities';

export function countTickets(tickets: QueryService<Ticket>) {
  // #region to-one
  return tickets.count({ project: { name: { eq: 'Website' } } });
  // #endregion
}

export function countProjects(projects: QueryService<Project>) {
  // #region to-many
  return projects.count({ tickets: { title: { like: '%a%' } } });
  // #endregion
}

export async function joined(tickets: QueryService<Ticket>) {
  // #region joined
  const found = await tickets.query({
    relations: [{ name: 'project', query: { filter: { id: { eq: 1 } } } }],
  });
  console.log('all', await tickets.count({}), 'found', found.length);
  // #endregion
}

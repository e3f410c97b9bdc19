import type { QueryService } from '@ptc-org/nestjs-query-core';
import { Estimate, Label, Project, Ticket } from './entities';

/** The services of the four entities. */
export interface Services {
  projects: QueryService<Project>;
  tickets: QueryService<Ticket>;
  labels: QueryService<Label>;
  estimates: QueryService<Estimate>;
}

export async function kinds({
  projects,
  tickets,
  labels,
  estimates,
}: Services) {
  const project = await projects.getById(1);
  const ticket = await tickets.getById(1);
  const label = await labels.getById(1);
  const estimate = await estimates.getById(1);
  // #region kinds
  const one = {
    'many to one': await tickets.findRelation(Project, 'project', ticket),
    'one to one, owner': await tickets.findRelation(
      Estimate,
      'estimate',
      ticket,
    ),
    'one to one, inverse': await estimates.findRelation(
      Ticket,
      'ticket',
      estimate,
    ),
  };
  const many = {
    'one to many': await projects.queryRelations(
      Ticket,
      'tickets',
      project,
      {},
    ),
    'many to many, owner': await tickets.queryRelations(
      Label,
      'labels',
      ticket,
      {},
    ),
    'many to many, inverse': await labels.queryRelations(
      Ticket,
      'tickets',
      label,
      {},
    ),
  };
  // #endregion
  for (const [kind, found] of Object.entries(one))
    console.log(`${kind}: ${found?.name}`);
  for (const [kind, found] of Object.entries(many)) {
    console.log(`${kind}: ${found.map(({ name }) => name).join(', ')}`);
  }
}

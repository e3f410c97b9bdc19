import type { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import type { Project } from '../relation-entity-class/classes';

export async function cascade(projects: TypeOrmQueryService<Project>) {
  // #region cascade
  const billing = await projects.repo.findOneOrFail({
    where: { id: 3 },
    relations: { tickets: true },
  });
  await projects.repo.softRemove(billing);
  // #endregion
  return ticketsLeft(projects);
}

export async function noCascade(projects: TypeOrmQueryService<Project>) {
  // #region no-cascade
  await projects.deleteOne(1);
  await projects.deleteMany({ id: { eq: 2 } });
  // #endregion
  return ticketsLeft(projects);
}

async function ticketsLeft({
  repo,
}: TypeOrmQueryService<Project>): Promise<string> {
  const tickets = await repo.manager.count('Ticket');
  return `projects left: ${await repo.count()}, tickets left: ${tickets}`;
}

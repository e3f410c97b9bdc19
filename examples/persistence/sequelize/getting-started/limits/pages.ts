import type { Query } from '@ptc-org/nestjs-query-core';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import { SequelizeQueryService } from '@ptc-org/nestjs-query-sequelize';
import { literal } from 'sequelize';
import { Project } from './models';

// #region service
export class ProjectService extends SequelizeQueryService<Project> {
  async query({ filter, ...page }: Query<Project>): Promise<Project[]> {
    const matching = await this.model.findAll({
      ...this.filterQueryBuilder.findOptions({ filter }),
      attributes: ['id'],
    });
    const ids = matching.map(({ id }) => id);
    return super.query({ ...page, filter: { id: { in: ids } } });
  }
}
// #endregion

const names = (projects: Project[]): string[] =>
  projects.map(({ name }) => name);

export async function pages(): Promise<unknown> {
  // #region pages
  const unfinished = {
    filter: { tickets: { status: { neq: 'done' } } },
    sorting: [{ field: 'id', direction: SortDirection.ASC }],
    paging: { limit: 2 },
  } as Query<Project>;
  const adapter = new SequelizeQueryService(Project);
  const own = new ProjectService(Project);
  // #endregion
  return {
    adapter: names(await adapter.query(unfinished)),
    own: names(await own.query(unfinished)),
  };
}

export async function existing(): Promise<string[]> {
  // #region exists
  const page = await Project.findAll({
    where: literal(`EXISTS (
      SELECT 1 FROM "Tickets" AS "ticket"
      WHERE "ticket"."projectId" = "Project"."id"
        AND "ticket"."status" <> 'done' AND "ticket"."deletedAt" IS NULL)`),
    order: ['id'],
    limit: 2,
  });
  return page.map(({ name }) => name);
  // #endregion
}

import { Injectable } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import type {
  CreateManyInputType,
  CreateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import { Project } from './entities';
import { type GqlContext, tenantOf } from './tenant';

type Create<Row> = CreateOneInputType<Row> | CreateManyInputType<Row>;

// #region hooks
/** Stores the caller's tenant in each new row. */
@Injectable()
export class StampTenant {
  run<Input extends Create<{ tenantId?: number }>>(
    instance: Input,
    context: GqlContext,
  ): Input {
    for (const row of [instance.input].flat()) row.tenantId = tenantOf(context);
    return instance;
  }
}

/** Refuses tickets below a project of another tenant. */
@Injectable()
export class CheckProject {
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
  ) {}

  async run<Input extends Create<{ projectId: number }>>(
    instance: Input,
    context: GqlContext,
  ): Promise<Input> {
    const filter = { tenantId: { eq: tenantOf(context) } };
    const tickets = [instance.input].flat();
    for (const id of new Set(tickets.map(({ projectId }) => projectId)))
      await this.projects.getById(id, { filter });
    return instance;
  }
}
// #endregion

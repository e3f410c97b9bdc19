import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import DataLoader from 'dataloader';
import { Ticket } from '../../resolvers/generated/entities';
import { ProjectDTO } from '../../resolvers/generated/project.dto';

@Resolver(() => ProjectDTO)
export class ProjectResolver {
  // #region loader
  /** One loader for each request. */
  private readonly loaders = new WeakMap<object, DataLoader<number, number>>();

  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  @ResolveField(() => Int)
  openTickets(
    @Parent() project: ProjectDTO,
    @Context('req') request: object,
  ): Promise<number> {
    const loader =
      this.loaders.get(request) ??
      new DataLoader((ids) => this.openTicketsOf(ids));
    this.loaders.set(request, loader);
    return loader.load(project.id);
  }
  // #endregion

  // #region batch
  /** Returns the counts in the order of the ids, as DataLoader requires. */
  private async openTicketsOf(
    projectIds: readonly number[],
  ): Promise<number[]> {
    const rows = await this.tickets.aggregate(
      { status: { eq: 'open' }, projectId: { in: [...projectIds] } },
      {
        groupBy: [{ field: 'projectId', args: {} }],
        count: [{ field: 'id', args: {} }],
      },
    );
    return projectIds.map(
      (id) =>
        rows.find(({ groupBy }) => groupBy?.projectId === id)?.count?.id ?? 0,
    );
  }
  // #endregion
}

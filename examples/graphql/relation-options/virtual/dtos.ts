import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  OffsetConnection,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;
}

// #region project
@ObjectType('Project')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
@OffsetConnection('unfinished', () => TicketDTO, {
  enableTotalCount: true,
  enableAggregate: true,
})
export class ProjectDTO {
  // #endregion project
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

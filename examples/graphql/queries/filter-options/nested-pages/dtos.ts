import { ID, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Project')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
@FilterableRelation('project', () => ProjectDTO)
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  filterDepth: 2,
  enableTotalCount: true,
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region authorized
@ObjectType('PublicTicket')
@FilterableRelation('project', () => ProjectDTO)
@Authorize<PublicTicketDTO>({
  authorize: () => ({ title: { notLike: 'Secret%' } }),
})
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  filterDepth: 2,
  enableTotalCount: true,
})
export class PublicTicketDTO {
  // #endregion authorized
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

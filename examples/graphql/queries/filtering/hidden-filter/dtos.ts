import {ID, ObjectType} from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

// #region hidden
@ObjectType('Ticket')
@QueryOptions({
  pagingStrategy: PagingStrategies.NONE,
  disableFilter: true,
  defaultFilter: {status: {neq: 'done'}},
})
export class TicketDTO {
  // #endregion hidden
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  status!: string;
}

// #region relation
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  // #endregion relation
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

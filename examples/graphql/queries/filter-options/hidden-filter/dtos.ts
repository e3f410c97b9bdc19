import { ID, ObjectType } from '@nestjs/graphql';
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
  defaultFilter: { status: { neq: 'done' } },
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  status!: string;
}
// #endregion hidden

// #region relation
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion relation

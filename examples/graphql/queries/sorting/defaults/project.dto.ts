import { ID, ObjectType } from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

// #region relation
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
@UnPagedRelation('leastUrgent', () => TicketDTO, {
  relationName: 'tickets',
  defaultSort: [{ field: 'priority', direction: SortDirection.ASC }],
})
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion relation

import { ID, Int, ObjectType } from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

const pagingStrategy = PagingStrategies.NONE;

// #region default-sort
@ObjectType('Ticket')
@QueryOptions({
  pagingStrategy,
  defaultSort: [
    { field: 'priority', direction: SortDirection.DESC },
    { field: 'id', direction: SortDirection.ASC },
  ],
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => Int)
  priority!: number;
}
// #endregion default-sort

// #region relation
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
@UnPagedRelation('leastUrgent', () => TicketDTO, {
  relationName: 'tickets',
  defaultSort: [{ field: 'priority', direction: SortDirection.ASC }],
})
@QueryOptions({ pagingStrategy })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion relation

// #region disable-sort
@ObjectType('NewestTicket')
@QueryOptions({
  pagingStrategy,
  disableSort: true,
  defaultSort: [{ field: 'id', direction: SortDirection.DESC }],
})
export class NewestTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion disable-sort

// #region hidden-relation
@ObjectType('Board')
@UnPagedRelation('tickets', () => NewestTicketDTO)
@QueryOptions({ pagingStrategy })
export class BoardDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion hidden-relation

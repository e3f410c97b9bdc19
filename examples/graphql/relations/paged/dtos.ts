import {ID, ObjectType} from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  OffsetConnection,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region project
@ObjectType('Project')
@QueryOptions({pagingStrategy: PagingStrategies.NONE})
@OffsetConnection('tickets', () => TicketDTO, {enableTotalCount: true})
@UnPagedRelation('allTickets', () => TicketDTO, {relationName: 'tickets'})
export class ProjectDTO {
  // #endregion project
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

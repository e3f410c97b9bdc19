import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region ticket
@ObjectType('Ticket')
@QueryOptions({ defaultResultSize: 3, maxResultsSize: 5 })
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('OffsetTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  maxResultsSize: 20,
  enableTotalCount: true,
})
export class OffsetTicketDTO {
  @IDField(() => ID)
  id!: number;
}

// #region unlimited
@ObjectType('UnlimitedTicket')
@QueryOptions({ maxResultsSize: -1 })
export class UnlimitedTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion unlimited

// #region small
@ObjectType('SmallTicket')
@QueryOptions({ maxResultsSize: 5 })
export class SmallTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion small

// #region project
@ObjectType('Project')
@CursorConnection('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion project

import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  OffsetConnection,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

// #region project
@ObjectType('Project')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
@OffsetConnection('tickets', () => TicketDTO, {
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

import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region none
@ObjectType('EveryTicket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class EveryTicketDTO {
  // #endregion none
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region cursor
// #region total-count
@ObjectType('Ticket')
@QueryOptions({ enableTotalCount: true })
export class TicketDTO {
  // #endregion total-count
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}
// #endregion cursor

import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
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

import { Int, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region int
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => Int)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion int

import { ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { TicketKey } from './ticket-key.scalar';

// #region scalar
@ObjectType('KeyTicket')
export class KeyTicketDTO {
  @IDField(() => TicketKey)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion scalar

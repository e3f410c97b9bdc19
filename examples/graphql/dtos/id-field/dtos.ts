import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { TicketKey } from './ticket-key.scalar';

// #region int
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => Int)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion int

// #region none
@ObjectType('PlainTicket')
export class PlainTicketDTO {
  @Field(() => Int)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion none

// #region disabled
@ObjectType('HiddenIdTicket')
export class HiddenIdTicketDTO {
  @IDField(() => ID, { disableFilter: true })
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion disabled

// #region scalar
@ObjectType('KeyTicket')
export class KeyTicketDTO {
  @IDField(() => TicketKey)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion scalar

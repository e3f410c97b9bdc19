import { GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  KeySet,
} from '@ptc-org/nestjs-query-graphql';
import { Type } from 'class-transformer';

// #region untyped
@ObjectType('UntypedTicket')
@KeySet(['id'])
export class UntypedTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  createdAt!: Date;
}
// #endregion untyped

// #region typed
@ObjectType('Ticket')
@KeySet(['id'])
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  @Type(() => Date)
  createdAt!: Date;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  @Type(() => Date)
  dueDate?: Date | null;
}
// #endregion typed

// #region plain-cursor
@ObjectType('PlainTicket')
export class PlainTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  dueDate?: Date | null;
}
// #endregion plain-cursor

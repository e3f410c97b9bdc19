import { GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryArgsType,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('GuardedTicket')
export class GuardedTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('AnyTicket')
export class AnyTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  deletedAt?: Date;
}

@ObjectType('HalfTicket')
export class HalfTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  deletedAt?: Date;
}

@ObjectType('WriteOnlyTicket')
export class WriteOnlyTicketDTO {
  @IDField(() => ID)
  id!: number;
}

// #region query-args
@ObjectType('PlainTicket')
export class PlainTicketDTO {
  @IDField(() => ID)
  id!: number;
}

export const PlainTicketArgs = QueryArgsType(PlainTicketDTO, {
  pagingStrategy: PagingStrategies.OFFSET,
  maxResultsSize: 20,
});
// #endregion query-args

import {
  Float,
  GraphQLTimestamp,
  ID,
  Int,
  ObjectType,
  registerEnumType,
} from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { GraphQLScalarType } from 'graphql';

// #region status
export enum TicketStatus {
  OPEN = 'open',
  STARTED = 'started',
  DONE = 'done',
}

registerEnumType(TicketStatus, { name: 'TicketStatus' });
// #endregion status

export const TicketReference = new GraphQLScalarType({
  name: 'TicketReference',
});

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => TicketStatus)
  status!: TicketStatus;

  @FilterableField()
  blocked!: boolean;

  @FilterableField(() => Int)
  priority!: number;

  @FilterableField(() => Float, { nullable: true })
  estimate?: number;

  @FilterableField()
  votes!: number;

  @FilterableField({ nullable: true })
  dueDate?: Date;

  @FilterableField(() => GraphQLTimestamp)
  updatedAt!: Date;

  @FilterableField(() => TicketReference)
  reference!: string;
}

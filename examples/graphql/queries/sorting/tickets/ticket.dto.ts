import {
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  ObjectType,
} from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  dueDate?: Date;

  @FilterableField(() => Int, { filterOnly: true })
  projectId!: number;
}

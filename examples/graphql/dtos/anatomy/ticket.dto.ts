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
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region dto
@ObjectType('Ticket')
@QueryOptions({ defaultResultSize: 20, enableTotalCount: true })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField({ description: 'open, started or done', nullable: true })
  status?: string;

  @FilterableField(() => Int, {
    nullable: true,
    deprecationReason: 'Sort by age instead.',
  })
  priority?: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  createdAt?: Date;
}
// #endregion

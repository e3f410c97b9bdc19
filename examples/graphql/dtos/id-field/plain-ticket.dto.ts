import { Field, Int, ObjectType } from '@nestjs/graphql';
import { FilterableField } from '@ptc-org/nestjs-query-graphql';

// #region none
@ObjectType('PlainTicket')
export class PlainTicketDTO {
  @Field(() => Int)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion none

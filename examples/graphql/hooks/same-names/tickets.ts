import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region input
@InputType('CreateTicket')
@BeforeCreateOne((instance: CreateOneInputType<CreateDTO>) => {
  instance.input.title = `New: ${instance.input.title}`;
  return instance;
})
export class CreateDTO {
  @Field()
  title!: string;
}
// #endregion

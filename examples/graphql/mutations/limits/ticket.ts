import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  CreateManyInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { ArrayMaxSize, Length } from 'class-validator';

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  @Length(3, 80)
  title!: string;
}

// #region create-many
@InputType('CreateManyTicketsInput')
export class CreateManyTicketsInput extends CreateManyInputType(
  'tickets',
  CreateTicketDTO,
) {
  @ArrayMaxSize(2)
  override input!: CreateTicketDTO[];
}
// #endregion

@ObjectType('Ticket')
export class TicketDTO {
  // #region in
  @IDField(() => ID, {
    allowedComparisons: ['in'],
    filterDecorators: [ArrayMaxSize(2)],
  })
  id!: number;
  // #endregion

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

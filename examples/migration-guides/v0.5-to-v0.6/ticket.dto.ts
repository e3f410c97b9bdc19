import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { IsString } from 'class-validator';

// #region dto
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion

@InputType('TicketInput')
export class TicketInputDTO {
  @Field()
  @IsString()
  title!: string;
}

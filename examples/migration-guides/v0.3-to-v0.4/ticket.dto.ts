import { Field, ID, InputType, ObjectType, PartialType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { IsOptional, IsString } from 'class-validator';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;
}

// #region hook
@InputType('CreateTicket')
@BeforeCreateOne((instance: CreateOneInputType<CreateTicketDTO>) => {
  instance.input.title = instance.input.title.trim();
  return instance;
})
export class CreateTicketDTO {
  @Field()
  @IsString()
  title!: string;

  @Field({ nullable: true })
  @IsOptional()
  @IsString()
  status?: string;
}
// #endregion

@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(CreateTicketDTO) {}

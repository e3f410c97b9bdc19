import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  BeforeUpdateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
  type UpdateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import { Transform } from 'class-transformer';
import { IsOptional, MaxLength } from 'class-validator';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ nullable: true })
  reporter?: string;

  @FilterableField()
  title!: string;
}

// #region validation
function suffix(instance: CreateOneInputType<CreateTicketDTO>) {
  console.log('The hook sees', JSON.stringify(instance.input.title));
  instance.input.title += ' (to be checked)';
  return instance;
}

@InputType('CreateTicket')
@BeforeCreateOne(suffix)
export class CreateTicketDTO {
  @Field()
  @MaxLength(20)
  @Transform(({ value }) => String(value).trim())
  title!: string;
}
// #endregion

// #region no-return
@InputType('UpdateTicket')
// `as never`, because TypeScript refuses a hook that returns nothing.
@BeforeUpdateOne(((instance: UpdateOneInputType<UpdateTicketDTO>) => {
  instance.update.title = instance.update.title?.trim();
}) as never)
export class UpdateTicketDTO {
  @Field({ nullable: true })
  @IsOptional()
  title?: string;
}
// #endregion

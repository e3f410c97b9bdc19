import {
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  PartialType,
} from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
} from 'class-validator';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;

  @FilterableField()
  createdAt!: Date;
}

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  @IsString()
  @Length(3, 80)
  title!: string;

  @Field({ nullable: true })
  @IsOptional()
  @IsIn(['open', 'started', 'done'])
  status?: string;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  priority?: number;
}

@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(CreateTicketDTO) {}

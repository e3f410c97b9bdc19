import { Field, InputType, Int, PartialType } from '@nestjs/graphql';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
} from 'class-validator';

// #region create
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
// #endregion

// #region update
@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(CreateTicketDTO, {
  skipNullProperties: false,
}) {}
// #endregion

import { Field, InputType, Int, PartialType } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, Length, Max, Min } from 'class-validator';

// #region inputs
@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
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
// #endregion

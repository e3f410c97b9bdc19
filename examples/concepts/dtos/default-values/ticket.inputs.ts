import { Field, InputType, PartialType } from '@nestjs/graphql';
import { IsIn, IsString } from 'class-validator';

// #region inputs
@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  @IsString()
  title!: string;

  @Field({ defaultValue: 'open' })
  @IsIn(['open', 'started', 'done'])
  status!: string;
}

@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(CreateTicketDTO) {}
// #endregion

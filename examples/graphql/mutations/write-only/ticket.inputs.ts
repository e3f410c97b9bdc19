import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString } from 'class-validator';

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  @IsString()
  title!: string;

  @Field(() => Int)
  @IsInt()
  projectId!: number;
}

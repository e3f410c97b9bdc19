import { Field, InputType, Int } from '@nestjs/graphql';
import {
  BeforeCreateMany,
  BeforeCreateOne,
} from '@ptc-org/nestjs-query-graphql';
import { IsInt, Length } from 'class-validator';
import { TicketInOwnProject } from './ticket-in-own-project.hook';

// #region inputs
@InputType('CreateTicket')
@BeforeCreateOne(TicketInOwnProject)
@BeforeCreateMany(TicketInOwnProject)
export class CreateTicketDTO {
  @Field()
  @Length(3, 80)
  title!: string;

  @Field(() => Int)
  @IsInt()
  projectId!: number;
}
// #endregion

@InputType('UpdateTicket')
export class UpdateTicketDTO {
  @Field()
  @Length(3, 80)
  title!: string;
}

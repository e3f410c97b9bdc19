import { Field, InputType } from '@nestjs/graphql';
import {
  BeforeCreateMany,
  BeforeCreateOne,
} from '@ptc-org/nestjs-query-graphql';
import { MaxLength } from 'class-validator';
import { StampReporter } from './stamp-reporter.hook';

@InputType('CreateTicket')
@BeforeCreateOne(StampReporter)
@BeforeCreateMany(StampReporter)
export class CreateTicketDTO {
  @Field()
  @MaxLength(80)
  title!: string;
}

import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  ObjectId,
} from '@ptc-org/nestjs-query-graphql';
import { Types } from 'mongoose';

@ObjectType('Ticket')
export class TicketDTO {
  @ObjectId()
  _id!: Types.ObjectId;

  @IDField(() => ID)
  id!: string;

  @FilterableField()
  title!: string;
}

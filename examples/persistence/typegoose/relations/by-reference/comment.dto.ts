import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  ObjectId,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { Types } from 'mongoose';
import { TicketDTO } from './ticket.dto';

@ObjectType('Comment')
@Relation('ticket', () => TicketDTO)
export class CommentDTO {
  @ObjectId()
  _id!: Types.ObjectId;

  @IDField(() => ID)
  id!: string;

  @FilterableField()
  body!: string;

  @ObjectId()
  @FilterableField(() => ID, { filterOnly: true })
  ticket!: Types.ObjectId;
}

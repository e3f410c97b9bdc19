import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

@ObjectType('Comment')
@Relation('ticket', () => TicketDTO)
export class CommentDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  body!: string;

  @FilterableField(() => ID, { filterOnly: true })
  ticket!: string;
}

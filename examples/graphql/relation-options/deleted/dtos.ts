import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

// #region comment
@ObjectType('Comment')
@Relation('ticket', () => TicketDTO, { nullable: true })
@Relation('formerTicket', () => TicketDTO, {
  relationName: 'ticket',
  nullable: true,
  withDeleted: true,
})
export class CommentDTO {
  // #endregion comment
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

// #region ticket
@ObjectType('Ticket')
@UnPagedRelation('comments', () => CommentDTO)
@UnPagedRelation('history', () => CommentDTO, {
  relationName: 'comments',
  withDeleted: true,
})
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region note
@ObjectType('Note')
@Relation('ticket', () => TicketDTO, {
  nullable: true,
  withDeleted: true,
  enableLookAhead: true,
})
export class NoteDTO {
  // #endregion note
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

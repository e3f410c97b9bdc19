import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
  OffsetConnection,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Comment')
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

// #region dtos
@ObjectType('Ticket')
@FilterableUnPagedRelation('comments', () => CommentDTO)
@FilterableUnPagedRelation('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('Label')
@UnPagedRelation('tickets', () => TicketDTO)
@OffsetConnection('ticketPages', () => TicketDTO, {
  relationName: 'tickets',
  enableTotalCount: true,
})
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion dtos

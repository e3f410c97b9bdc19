import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region dtos
@ObjectType('TicketLabel')
@FilterableRelation('ticket', () => TicketDTO)
@FilterableRelation('label', () => LabelDTO)
export class TicketLabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  addedBy!: string;
}

@ObjectType('Ticket')
@QueryOptions({ filterDepth: 2 })
@FilterableUnPagedRelation('ticketLabels', () => TicketLabelDTO)
export class TicketDTO {
  // #endregion dtos
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('Label')
@FilterableUnPagedRelation('ticketLabels', () => TicketLabelDTO)
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region input
@InputType('CreateTicketLabel')
export class CreateTicketLabelDTO {
  @Field(() => ID)
  ticketId!: number;

  @Field(() => ID)
  labelId!: number;

  @Field()
  addedBy!: string;
}
// #endregion input

import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { LabelDTO } from './label.dto';

// #region ticket
@ObjectType('Ticket')
@FilterableUnPagedRelation('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;

  @FilterableField(() => Float, { nullable: true })
  estimate?: number;
}
// #endregion ticket

import { ID, ObjectType } from '@nestjs/graphql';
import {
  BeforeDeleteMany,
  BeforeUpdateMany,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { noEmptyFilter } from './no-empty-filter';

// #region dto
@ObjectType('Ticket')
@BeforeUpdateMany(noEmptyFilter)
@BeforeDeleteMany(noEmptyFilter)
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;
}

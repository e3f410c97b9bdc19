import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region dto
@ObjectType('TicketTitle')
export class TicketTitleDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion

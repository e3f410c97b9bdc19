import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region fault
@ObjectType('DatedTicket')
export class DatedTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ nullable: true })
  dueDate!: Date | null;
}
// #endregion fault

import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region disabled
@ObjectType('HiddenIdTicket')
export class HiddenIdTicketDTO {
  @IDField(() => ID, { disableFilter: true })
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion disabled

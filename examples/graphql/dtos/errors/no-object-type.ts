import { ID } from '@nestjs/graphql';
import { IDField } from '@ptc-org/nestjs-query-graphql';

// #region fault
export class TicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion fault

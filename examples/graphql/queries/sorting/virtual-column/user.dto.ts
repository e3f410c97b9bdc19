import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableUnPagedRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

// #region user
@ObjectType('User')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
export class UserDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion user

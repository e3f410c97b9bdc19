import { ID, ObjectType } from '@nestjs/graphql';
import { IDField, UnPagedRelation } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../../authorization/owner/ticket.dto';

// #region capital
@ObjectType('Project')
@UnPagedRelation('Tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion

// #region lower
@ObjectType('ProjectBoard')
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectBoardDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion

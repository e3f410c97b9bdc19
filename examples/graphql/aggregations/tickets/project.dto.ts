import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

// #region project
@ObjectType('Project')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion project

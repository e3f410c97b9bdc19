import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

@ObjectType('Project')
// #region cursor
@CursorConnection('tickets', () => TicketDTO, {
  update: { enabled: true },
  remove: { enabled: true },
})
// #endregion cursor
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

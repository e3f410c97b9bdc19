import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { ProjectDTO } from '../../owner/project.dto';

// #region dto
@ObjectType('Ticket')
@Relation('project', () => ProjectDTO, {
  nullable: true,
  enableLookAhead: true,
})
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

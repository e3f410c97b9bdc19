import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { LabelDTO } from './label.dto';
import { ProjectDTO } from './project.dto';

// #region dto
@ObjectType('Ticket')
@Relation('project', () => ProjectDTO)
@UnPagedRelation('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion

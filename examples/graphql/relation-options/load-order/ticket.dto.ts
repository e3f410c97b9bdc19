import { ArgsType, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  IDField,
  QueryArgsType,
} from '@ptc-org/nestjs-query-graphql';
import { ProjectDTO } from './project.dto';

// #region fault
@ObjectType('Ticket')
@FilterableRelation('project', () => ProjectDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ArgsType()
export class TicketQuery extends QueryArgsType(TicketDTO) {}
// #endregion

import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Project')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region ticket
@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
@Relation('project', () => ProjectDTO, { enableLookAhead: true })
@Relation('assignee', () => UserDTO, { nullable: true })
@Relation('board', () => ProjectDTO, {
  relationName: 'project',
  enableLookAhead: true,
})
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

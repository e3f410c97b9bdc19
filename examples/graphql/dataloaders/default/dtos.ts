import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  OffsetConnection,
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

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Comment')
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

@ObjectType('Ticket')
@Relation('assignee', () => UserDTO, { nullable: true })
@UnPagedRelation('labels', () => LabelDTO, { update: { enabled: true } })
@UnPagedRelation('comments', () => CommentDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('Project')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
// #region relations
@UnPagedRelation('tickets', () => TicketDTO)
@OffsetConnection('ticketPages', () => TicketDTO, {
  relationName: 'tickets',
  enableTotalCount: true,
})
// #endregion relations
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

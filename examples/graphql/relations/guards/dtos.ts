import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { PlannerGuard } from './planner.guard';

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

@ObjectType('Ticket')
// #region relation
@Relation('assignee', () => UserDTO, {
  nullable: true,
  guards: [PlannerGuard],
  update: { enabled: true },
})
// #endregion relation
// #region mutation
@UnPagedRelation('labels', () => LabelDTO, {
  update: { enabled: true },
  remove: { enabled: true, guards: [PlannerGuard] },
})
// #endregion mutation
// #region aggregates
@UnPagedRelation('comments', () => CommentDTO, {
  guards: [PlannerGuard],
  enableAggregate: true,
})
@UnPagedRelation('discussion', () => CommentDTO, {
  relationName: 'comments',
  guards: [PlannerGuard],
  aggregate: { enabled: true },
})
// #endregion aggregates
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('Comment')
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { PlannerGuard } from './planner.guard';
import { CommentDTO } from './comment.dto';
import { LabelDTO } from './label.dto';
import { UserDTO } from './user.dto';

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

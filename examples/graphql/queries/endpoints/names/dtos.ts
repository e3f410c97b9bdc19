import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region nameless
@ObjectType()
export class TicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion nameless

// #region int-id
@ObjectType('Bug')
export class BugDTO {
  @IDField(() => Int)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion int-id

// #region task
@ObjectType('Task')
export class TaskDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion task

// #region connection-name
@ObjectType('Chore')
@QueryOptions({ connectionName: 'ChorePage' })
export class ChoreDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion connection-name

import {ID, Int, ObjectType} from '@nestjs/graphql';
import {FilterableField, IDField, QueryOptions} from '@ptc-org/nestjs-query-graphql';

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
  // #endregion task
  @IDField(() => ID)
  id!: number;
}

// #region connection-name
@ObjectType('Chore')
@QueryOptions({connectionName: 'ChorePage'})
export class ChoreDTO {
  // #endregion connection-name
  @IDField(() => ID)
  id!: number;
}

import {ID, Int, ObjectType} from '@nestjs/graphql';
import {FilterableField, IDField} from '@ptc-org/nestjs-query-graphql';

// #region dto
@ObjectType('Project')
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  openTickets!: number;
}
// #endregion

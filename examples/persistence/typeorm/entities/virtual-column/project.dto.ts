import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

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

@InputType('CreateProject')
export class CreateProjectDTO {
  @Field()
  name!: string;
}

@ObjectType('Ticket')
@FilterableRelation('project', () => ProjectDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  status!: string;
}

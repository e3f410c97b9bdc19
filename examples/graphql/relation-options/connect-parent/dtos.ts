import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Project')
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region ticket
@ObjectType('Ticket')
@Relation('project', () => ProjectDTO, { enableLookAhead: true })
@Relation('board', () => ProjectDTO, { relationName: 'project' })
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region input
@InputType('ProjectId')
class ProjectIdDTO {
  @Field(() => ID)
  id!: number;
}

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  title!: string;

  @Field(() => ProjectIdDTO, { nullable: true })
  project?: ProjectIdDTO;

  @Field(() => ID, { nullable: true })
  projectId?: number;
}
// #endregion input

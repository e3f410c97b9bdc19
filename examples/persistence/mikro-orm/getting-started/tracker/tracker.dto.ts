import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  FilterableRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Project')
@CursorConnection('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
@FilterableRelation('project', () => ProjectDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;
}

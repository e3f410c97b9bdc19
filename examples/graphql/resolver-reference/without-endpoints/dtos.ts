import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
@Relation('project', () => ProjectDTO)
@UnPagedRelation('comments', () => CommentDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region dtos
@ObjectType('Comment')
@Relation('ticket', () => TicketDTO)
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Reference,
} from '@ptc-org/nestjs-query-graphql';
import { ProjectReference } from './project.reference';

@ObjectType('Ticket')
@Reference(
  'project',
  () => ProjectReference,
  { id: 'projectId' },
  { nullable: true },
)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => ID, { nullable: true })
  projectId?: number;
}

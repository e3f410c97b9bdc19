import {
  Directive,
  Field,
  ID,
  InterfaceType,
  ObjectType,
} from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Reference,
} from '@ptc-org/nestjs-query-graphql';

@InterfaceType('Container')
export class ContainerReference {
  @Field(() => ID)
  id!: number;
}

@ObjectType('Project', { implements: () => ContainerReference })
@Directive('@key(fields: "id")')
export class ProjectReference extends ContainerReference {}

// #region references
@ObjectType('Ticket')
@Reference(
  'container',
  () => ContainerReference,
  { id: 'projectId' },
  { nullable: true },
)
@Reference(
  'project',
  () => ContainerReference,
  { id: 'projectId' },
  { nullable: true },
)
// #endregion
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => ID, { nullable: true })
  projectId?: number;
}

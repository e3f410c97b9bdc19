import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableCursorConnection,
  FilterableField,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { OfTenant } from './tenant';

@ObjectType('Label')
@OfTenant()
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Project')
@OfTenant()
@FilterableCursorConnection('tickets', () => TicketDTO, {
  enableAggregate: true,
  update: { enabled: true },
  remove: { enabled: true },
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region ticket
@ObjectType('Ticket')
@OfTenant()
@FilterableRelation('project', () => ProjectDTO, {
  update: { enabled: true },
})
@FilterableUnPagedRelation('labels', () => LabelDTO, {
  update: { enabled: true },
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  projectId!: number;
}
// #endregion

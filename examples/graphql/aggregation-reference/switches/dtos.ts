import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;
}

@ObjectType('Milestone')
export class MilestoneDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region relation-off
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
@UnPagedRelation('milestones', () => MilestoneDTO, { enableAggregate: false })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion relation-off

// #region root-only
@ObjectType('Area')
@UnPagedRelation('tickets', () => TicketDTO)
export class AreaDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion root-only

// #region relations-only
@ObjectType('Board')
@UnPagedRelation('tickets', () => TicketDTO)
export class BoardDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion relations-only

// #region one-relation
@ObjectType('Team')
@UnPagedRelation('tickets', () => TicketDTO, {
  aggregate: { enabled: true, description: 'Figures of the tickets.' },
})
@UnPagedRelation('milestones', () => MilestoneDTO)
export class TeamDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion one-relation

// #region no-effect
@ObjectType('Product')
@UnPagedRelation('tickets', () => TicketDTO, { aggregate: { enabled: false } })
export class ProductDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion no-effect

// #region filter-class
@ObjectType('TicketFigures')
export class TicketFiguresDTO {
  @FilterableField()
  status!: string;
}
// #endregion filter-class

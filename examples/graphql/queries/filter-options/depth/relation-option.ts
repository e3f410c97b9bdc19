import { ObjectType } from '@nestjs/graphql';
import { FilterableUnPagedRelation } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './dtos';

// #region relation
@ObjectType('Milestone')
// @ts-expect-error: 'filterDepth' does not exist in the options of a relation
@FilterableUnPagedRelation('tickets', () => TicketDTO, { filterDepth: 2 })
export class MilestoneDTO {}
// #endregion relation

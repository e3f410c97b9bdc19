import { ObjectType } from '@nestjs/graphql';
import { Relation } from '@ptc-org/nestjs-query-graphql';
import { ProjectDTO } from './project.dto';

// #region relation
@ObjectType('Milestone')
// @ts-expect-error: 'disableSort' does not exist in the options of a relation to one record
@Relation('project', () => ProjectDTO, { disableSort: true })
export class MilestoneDTO {}
// #endregion relation

import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterType,
  QueryArgsType,
} from '@ptc-org/nestjs-query-graphql';

// #region no-filterable-field
@ObjectType('Badge')
class BadgeDTO {
  @Field()
  name!: string;
}

export const badgeFilter = () => FilterType(BadgeDTO);
// #endregion no-filterable-field

// #region no-object-type
class MilestoneDTO {
  @FilterableField(() => ID)
  id!: number;
}

export const milestoneQuery = () => QueryArgsType(MilestoneDTO);
// #endregion no-object-type

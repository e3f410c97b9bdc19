import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { ArrayMaxSize, Max, ValidateIf } from 'class-validator';

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region allowed-comparisons
  @FilterableField({ allowedComparisons: ['eq', 'in', 'between'] })
  title!: string;
  // #endregion allowed-comparisons

  // #region prefix
  @FilterableField({ overrideFilterTypeNamePrefix: 'State' })
  status!: string;
  // #endregion prefix

  // #region filter-decorators
  @FilterableField(() => Int, { filterDecorators: [Max(5)] })
  priority!: number;
  // #endregion filter-decorators

  // #region filter-decorators-each
  @FilterableField(() => Int, { filterDecorators: [Max(5, { each: true })] })
  severity!: number;
  // #endregion filter-decorators-each

  // #region list-size
  @FilterableField(() => Int, {
    filterDecorators: [
      ValidateIf((_, value) => Array.isArray(value)),
      ArrayMaxSize(3),
    ],
  })
  assigneeId!: number;
  // #endregion list-size

  // #region filter-only
  @FilterableField(() => Int, { filterOnly: true })
  projectId!: number;
  // #endregion filter-only
}

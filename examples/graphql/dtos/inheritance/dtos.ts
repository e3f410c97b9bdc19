import { Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  KeySet,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region dtos
@ObjectType({ isAbstract: true })
@KeySet(['id'])
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class RecordDTO {
  @IDField(() => Int)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('Ticket')
export class TicketDTO extends RecordDTO {
  @FilterableField({ allowedComparisons: ['eq'] })
  declare title: string;

  @FilterableField(() => Int)
  priority!: number;
}
// #endregion

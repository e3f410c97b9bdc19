import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import * as tickets from './ticket.dto';

// #region dto
@ObjectType('Project')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
@UnPagedRelation('entries', () => tickets.ItemDTO, { relationName: 'tickets' })
export class ItemDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

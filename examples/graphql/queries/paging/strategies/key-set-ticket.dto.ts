import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  KeySet,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

// #region keyset
@ObjectType('KeySetTicket')
@KeySet(['id'])
@QueryOptions({ enableTotalCount: true })
export class KeySetTicketDTO {
  // #endregion keyset
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

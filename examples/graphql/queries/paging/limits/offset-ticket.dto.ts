import { ID, ObjectType } from '@nestjs/graphql';
import {
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('OffsetTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  maxResultsSize: 20,
  enableTotalCount: true,
})
export class OffsetTicketDTO {
  @IDField(() => ID)
  id!: number;
}

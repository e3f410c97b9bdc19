import { ID, Int, ObjectType } from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
@QueryOptions({
  defaultSort: [{ field: 'priority', direction: SortDirection.DESC }],
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;
}

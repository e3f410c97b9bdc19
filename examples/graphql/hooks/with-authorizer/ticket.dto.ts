import { ID, ObjectType } from '@nestjs/graphql';
import type { Query } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  BeforeQueryMany,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

// #region dto
function withoutFilter(query: Query<TicketDTO>) {
  return { ...query, filter: {} };
}

@ObjectType('Ticket')
@Authorize<TicketDTO>({ authorize: () => ({ status: { eq: 'open' } }) })
@BeforeQueryMany(withoutFilter)
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;
}

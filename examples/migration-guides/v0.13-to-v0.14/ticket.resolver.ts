import { Args, Query, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  CRUDResolver,
  PagingStrategies,
  QueryArgsType,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from './tracker';

// #region override
const TicketQuery = QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.CURSOR,
});

@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO, {
  read: { many: { disabled: true } },
  pagingStrategy: PagingStrategies.CURSOR,
}) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<Ticket>,
  ) {
    super(service);
  }

  @Query(() => TicketQuery.ConnectionType, { name: 'tickets' })
  override queryMany(
    @Args({ type: () => TicketQuery }) query: InstanceType<typeof TicketQuery>,
  ) {
    return TicketQuery.ConnectionType.createFromPromise(
      (q) => this.service.query(q),
      query,
      (filter) => this.service.count(filter),
    );
  }
}
// #endregion

import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
import { Ticket, TicketDTO } from './tracker';

// #region resolver
@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<Ticket>,
  ) {
    super(service);
  }
}
// #endregion

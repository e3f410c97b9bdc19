import { Resolver } from '@nestjs/graphql';
import {
  InjectQueryService,
  type Query,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';

// #region resolver
@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO) {
  constructor(@InjectQueryService(Ticket) service: QueryService<TicketDTO>) {
    super(service);
  }

  override queryMany(query: Query<TicketDTO>) {
    return super.queryMany(query as never);
  }
}
// #endregion

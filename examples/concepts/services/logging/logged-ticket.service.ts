import { Injectable } from '@nestjs/common';
import {
  type DeleteManyOptions,
  type Filter,
  InjectQueryService,
  ProxyQueryService,
  type Query,
  type QueryOptions,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { Ticket } from './ticket';

// #region service
@Injectable()
export class LoggedTicketService extends ProxyQueryService<Ticket> {
  readonly log: string[] = [];

  constructor(@InjectQueryService(Ticket) tickets: QueryService<Ticket>) {
    super(tickets);
  }

  override async query(query: Query<Ticket>, opts?: QueryOptions<Ticket>) {
    const found = await super.query(query, opts);
    this.log.push(`found ${found.length} by ${JSON.stringify(query.filter)}`);
    return found;
  }

  // The base class drops the options.
  override deleteMany(
    filter: Filter<Ticket>,
    opts?: DeleteManyOptions<Ticket>,
  ) {
    return this.proxied.deleteMany(filter, opts);
  }
}
// #endregion

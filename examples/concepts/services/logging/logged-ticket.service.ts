import { Injectable } from '@nestjs/common';
import {
  type DeleteManyOptions,
  type DeleteManyResponse,
  type Filter,
  InjectQueryService,
  ProxyQueryService,
  type Query,
  type QueryOptions,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { Ticket } from './ticket';

@Injectable()
export class LoggedTicketService extends ProxyQueryService<Ticket> {
  readonly log: string[] = [];

  constructor(@InjectQueryService(Ticket) tickets: QueryService<Ticket>) {
    super(tickets);
  }

  override async query(
    query: Query<Ticket>,
    opts?: QueryOptions<Ticket>,
  ): Promise<Ticket[]> {
    const found = await super.query(query, opts);
    this.log.push(`found ${found.length} by ${JSON.stringify(query.filter)}`);
    return found;
  }

  // The base class drops the options.
  override deleteMany(
    filter: Filter<Ticket>,
    opts?: DeleteManyOptions<Ticket>,
  ): Promise<DeleteManyResponse> {
    return this.proxied.deleteMany(filter, opts);
  }
}

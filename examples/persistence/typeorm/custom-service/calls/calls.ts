import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../app/ticket.entity';

const watched = [
  'query',
  'count',
  'findById',
  'getById',
  'aggregate',
  'createOne',
  'createMany',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
] as const;

@Injectable()
export class WatchedTicketService extends TypeOrmQueryService<Ticket> {
  calls: string[] = [];

  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
    for (const name of watched) {
      const method = this[name].bind(this) as (
        ...args: unknown[]
      ) => Promise<unknown>;
      Object.assign(this, {
        [name]: (...args: unknown[]) => {
          this.calls.push(name);
          return method(...args);
        },
      });
    }
  }
}

// #region calls
const operations = [
  '{ ticket(id: "1") { id } }',
  '{ tickets { edges { node { id } } } }',
  '{ tickets { totalCount edges { node { id } } } }',
  '{ ticketAggregate { count { id } } }',
  'mutation { createOneTicket(input: {ticket: {title: "Rate limit"}}) { id } }',
  'mutation { createManyTickets(input: {tickets: [{title: "Rotate"}]}) { id } }',
  'mutation { updateOneTicket(input: {id: "1", update: {status: "done"}}) { id } }',
  'mutation { updateManyTickets(input: {filter: {id: {eq: 1}}, update: {status: "done"}}) { updatedCount } }',
  'mutation { deleteOneTicket(input: {id: "1"}) { title } }',
  'mutation { deleteManyTickets(input: {filter: {id: {eq: 2}}}) { deletedCount } }',
];

export async function callsOf(service: WatchedTicketService, url: string) {
  for (const query of operations) {
    service.calls = [];
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    console.log(query, '\n  ', service.calls.join(', '));
  }
}
// #endregion

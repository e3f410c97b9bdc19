import { MikroORM, RequestContext } from '@mikro-orm/core';
import type { INestApplication } from '@nestjs/common';
import { type Query, transformQuery } from '@ptc-org/nestjs-query-core';
import {
  MikroOrmAssembler,
  MikroOrmQueryService,
} from '@ptc-org/nestjs-query-mikro-orm';
import { Ticket } from '../app/ticket.entity';
import { TicketSummary } from './summaries';

// #region once
export class OnceAssembler extends MikroOrmAssembler<TicketSummary, Ticket> {
  override convertQuery(query: Query<TicketSummary>): Query<Ticket> {
    return transformQuery(query, { id: 'id', headline: 'title' });
  }
}
// #endregion

// #region often
const fields = { id: 'id', headline: 'title', title: 'title' } as const;

export class OftenAssembler extends MikroOrmAssembler<TicketSummary, Ticket> {
  override convertQuery(query: Query<TicketSummary>): Query<Ticket> {
    return transformQuery<TicketSummary, Ticket>(query, fields);
  }
}
// #endregion

type Summarizer = MikroOrmAssembler<TicketSummary, Ticket>;

/** Counts with an assembler, in a context of its own, as a request does. */
function countWith(assembler: Summarizer) {
  return (app: INestApplication): Promise<number> => {
    const { em } = app.get(MikroORM);
    return RequestContext.create(em, () => {
      const repository = em.getRepository(Ticket);
      const summaries = new MikroOrmQueryService(repository, assembler);
      // #region count
      return summaries.count({ headline: { like: 'App%' } });
      // #endregion
    });
  };
}

export const once = countWith(new OnceAssembler(TicketSummary, Ticket));
export const often = countWith(new OftenAssembler(TicketSummary, Ticket));

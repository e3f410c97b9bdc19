import { Injectable } from '@nestjs/common';
import {
  InjectQueryService,
  QueryService,
  type QueryServiceRelation,
  RelationQueryService,
} from '@ptc-org/nestjs-query-core';
import { AuditEntry, Ticket } from './classes';

// #region service
@Injectable()
export class TicketService extends RelationQueryService<Ticket> {
  constructor(
    @InjectQueryService(Ticket) tickets: QueryService<Ticket>,
    @InjectQueryService(AuditEntry) entries: QueryService<AuditEntry>,
  ) {
    const auditEntries: QueryServiceRelation<Ticket, AuditEntry> = {
      service: entries,
      query: (ticket) => ({ filter: { ticketId: { eq: ticket.id } } }),
    };
    super(tickets, {
      auditEntries: auditEntries as QueryServiceRelation<Ticket, unknown>,
    });
  }
}
// #endregion

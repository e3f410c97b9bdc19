import { Inject, Injectable, Scope } from '@nestjs/common';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { TENANT_SOURCE } from './tenants.module';
import { Ticket } from './tracker';

// #region service
@Injectable({ scope: Scope.REQUEST })
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@Inject(TENANT_SOURCE) source: DataSource) {
    super(source.getRepository(Ticket));
  }
}
// #endregion

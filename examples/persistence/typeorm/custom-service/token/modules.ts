import { Injectable, Module } from '@nestjs/common';
import {
  getQueryServiceToken,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { InjectRepository } from '@nestjs/typeorm';
import {
  NestjsQueryTypeOrmModule,
  TypeOrmQueryService,
} from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from '../app/ticket.entity';
import { TicketService } from '../app/ticket.service';

@Injectable()
export class Consumer {
  constructor(
    @InjectQueryService(Ticket) readonly byToken: QueryService<Ticket>,
    readonly byClass: TicketService,
  ) {}
}

// #region default
@Module({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  providers: [TicketService, Consumer],
})
export class DefaultModule {}
// #endregion

// #region decorated
@QueryService(Ticket)
class DecoratedService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }
}

@Module({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  providers: [
    DecoratedService,
    { provide: TicketService, useExisting: DecoratedService },
    Consumer,
  ],
})
export class DecoratedModule {}
// #endregion

// #region replaced
@Module({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  providers: [
    TicketService,
    { provide: getQueryServiceToken(Ticket), useExisting: TicketService },
    Consumer,
  ],
})
export class ReplacedModule {}
// #endregion

export function injected({ byToken, byClass }: Consumer) {
  return `@InjectQueryService: ${byToken.constructor.name}\nby its class: ${byClass.constructor.name}`;
}

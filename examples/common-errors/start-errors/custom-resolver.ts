import { Module } from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  CRUDResolver,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { infrastructure } from './infrastructure';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<Ticket>,
  ) {
    super(service);
  }
}

// #region fault
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
    }),
  ],
  providers: [TicketResolver],
})
export class TicketModule {}
// #endregion fault

// #region cure
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      dtos: [{ DTOClass: TicketDTO }],
    }),
  ],
  providers: [TicketResolver],
})
export class MendedTicketModule {}
// #endregion cure

@Module({ imports: [...infrastructure, TicketModule] })
export class AppModule {}

@Module({ imports: [...infrastructure, MendedTicketModule] })
export class MendedAppModule {}

import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketResolver } from './ticket.resolver';
import { Ticket, TicketDTO } from './tracker';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      dtos: [{ DTOClass: TicketDTO }],
    }),
  ],
  providers: [TicketResolver],
})
export class TicketModule {}
// #endregion

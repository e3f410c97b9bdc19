import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { LoggedTicketService } from './logged-ticket.service';
import { Ticket } from './ticket';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [LoggedTicketService],
      resolvers: [{ DTOClass: Ticket, ServiceClass: LoggedTicketService }],
    }),
  ],
})
export class TicketModule {}
// #endregion

import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket, TicketDTO } from '../soft-delete/ticket';
import { TicketService } from './ticket.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [TicketService],
      resolvers: [{ ServiceClass: TicketService, DTOClass: TicketDTO }],
    }),
  ],
})
export class TicketModule {}
// #endregion

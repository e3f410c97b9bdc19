import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket } from './ticket';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [TicketService],
      resolvers: [{ DTOClass: Ticket, ServiceClass: TicketService }],
    }),
  ],
})
export class TicketModule {}

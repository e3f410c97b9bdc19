import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO, Project, Ticket, TicketDTO } from '../events/tracker';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      services: [TicketService],
      resolvers: [
        {
          ServiceClass: TicketService,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          enableSubscriptions: true,
        },
      ],
    }),
  ],
})
export class TrackerModule {}

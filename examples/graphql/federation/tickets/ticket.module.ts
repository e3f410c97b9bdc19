import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectReference } from './project.reference';
import { ProjectTicketsService } from './project-tickets.service';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [ProjectTicketsService],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        {
          type: 'federated',
          DTOClass: ProjectReference,
          Service: ProjectTicketsService,
        },
      ],
    }),
  ],
})
export class TicketModule {}

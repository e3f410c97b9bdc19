import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectReference, TicketDTO } from './dtos';
import { ProjectTicketsService } from './project-tickets.service';
import { Ticket } from './ticket.entity';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [ProjectTicketsService],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          referenceBy: { key: 'id' },
        },
        {
          type: 'federated',
          DTOClass: ProjectReference,
          Service: ProjectTicketsService,
        },
      ],
    }),
  ],
})
export class TicketsModule {}

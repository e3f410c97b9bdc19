import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectDTO } from './project.dto';
import { Project } from './project.entity';
import { CreateTicketDTO, TicketDTO, UpdateTicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
    }),
  ],
})
export class TrackerModule {}

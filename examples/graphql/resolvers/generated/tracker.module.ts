import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from './entities';
import { ProjectDTO } from './project.dto';
import { TicketDTO } from './ticket.dto';
import { CreateTicketDTO, UpdateTicketDTO } from './ticket.inputs';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
        { EntityClass: Project, DTOClass: ProjectDTO },
      ],
    }),
  ],
})
export class TrackerModule {}
// #endregion

import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectQueryService } from './project-query.service';
import { Project, ProjectDTO, Ticket, TicketDTO } from './tracker';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      services: [ProjectQueryService],
      resolvers: [
        { DTOClass: ProjectDTO, ServiceClass: ProjectQueryService },
        { DTOClass: TicketDTO, EntityClass: Ticket },
      ],
    }),
  ],
})
export class ProjectModule {}
// #endregion

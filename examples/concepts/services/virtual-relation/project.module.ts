import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from './project';
import { ProjectService } from './project.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      services: [ProjectService],
      resolvers: [
        { DTOClass: Project, ServiceClass: ProjectService },
        { DTOClass: Ticket, EntityClass: Ticket },
      ],
    }),
  ],
})
export class ProjectModule {}
// #endregion

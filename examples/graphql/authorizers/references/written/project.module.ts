import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket, User } from '../../../authorization/owner/entities';
import { ProjectDTO } from '../generated/project.dto';
import { ProjectResolver } from './project.resolver';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      resolvers: [{ EntityClass: Project, DTOClass: ProjectDTO }],
    }),
  ],
  providers: [ProjectResolver],
})
export class ProjectModule {}

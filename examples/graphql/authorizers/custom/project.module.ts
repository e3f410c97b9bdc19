import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectDTO } from '../by-operation/project.dto';
import { Project, Ticket, User } from '../../authorization/owner/entities';
import { TicketDTO } from '../../authorization/owner/ticket.dto';
import { ProjectResolver } from './project.resolver';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      dtos: [{ DTOClass: ProjectDTO }, { DTOClass: TicketDTO }],
    }),
  ],
  providers: [ProjectResolver],
})
export class ProjectModule {}
// #endregion

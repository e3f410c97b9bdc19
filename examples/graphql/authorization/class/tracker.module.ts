import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket, User } from '../owner/entities';
import { Members } from './members';
import { MembershipResolver } from './membership.resolver';
import { ProjectDTO, TicketDTO } from './project.dto';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      services: [Members],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
  providers: [MembershipResolver],
})
export class TrackerModule {}
// #endregion

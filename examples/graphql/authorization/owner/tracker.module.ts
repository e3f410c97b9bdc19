import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateProjectDTO } from './create-project.dto';
import { Project, Ticket, User } from './entities';
import { NightlyReport } from './nightly-report';
import { ProjectDTO } from './project.dto';
import { TicketDTO } from './ticket.dto';
import { UserDTO } from './user.dto';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      resolvers: [
        { EntityClass: User, DTOClass: UserDTO },
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          CreateDTOClass: CreateProjectDTO,
          enableAggregate: true,
          enableTotalCount: true,
        },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
  providers: [NightlyReport],
})
export class TrackerModule {}

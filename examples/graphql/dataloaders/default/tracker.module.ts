import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  Comment,
  Label,
  Project,
  Ticket,
  User,
} from '../../relations/first/entities';
import { CommentDTO, LabelDTO, ProjectDTO, TicketDTO, UserDTO } from './dtos';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryTypeOrmModule.forFeature([
          Comment,
          Label,
          Project,
          Ticket,
          User,
        ]),
      ],
      dtos: [
        { DTOClass: CommentDTO },
        { DTOClass: LabelDTO },
        { DTOClass: UserDTO },
      ],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
})
export class TrackerModule {}

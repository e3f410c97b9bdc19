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
import { CommentDTO, ProjectDTO, TicketDTO } from './dtos';

const off = { disabled: true };

@Module({
  imports: [
    // #region feature
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
      dtos: [{ DTOClass: CommentDTO }],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          create: off,
          read: off,
          update: off,
          delete: off,
        },
      ],
    }),
    // #endregion
  ],
})
export class TrackerModule {}

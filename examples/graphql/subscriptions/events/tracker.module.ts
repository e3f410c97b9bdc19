import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  CreateTicketDTO,
  Project,
  ProjectDTO,
  Ticket,
  TicketDTO,
} from './tracker';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        // #region entry
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          enableSubscriptions: true,
        },
        // #endregion
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          enableSubscriptions: true,
        },
      ],
    }),
  ],
})
export class TrackerModule {}
// #endregion

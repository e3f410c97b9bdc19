import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project } from '../authorized/project';
import { CreateTicketDTO, Ticket, TicketDTO } from './ticket';
import { TicketResolver } from './ticket.resolver';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      dtos: [{ DTOClass: TicketDTO, CreateDTOClass: CreateTicketDTO }],
    }),
  ],
  providers: [TicketResolver],
})
export class TrackerModule {}
// #endregion

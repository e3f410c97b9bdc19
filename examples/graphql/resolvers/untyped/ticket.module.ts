import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { ProjectDTO } from '../generated/project.dto';
import { TicketDTO } from '../generated/ticket.dto';
import { ProjectResolver } from './project.resolver';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      dtos: [{ DTOClass: ProjectDTO }, { DTOClass: TicketDTO }],
    }),
  ],
  providers: [ProjectResolver],
})
export class TicketModule {}

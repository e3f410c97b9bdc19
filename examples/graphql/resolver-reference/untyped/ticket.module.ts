import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { ProjectDTO } from '../../resolvers/generated/project.dto';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';
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

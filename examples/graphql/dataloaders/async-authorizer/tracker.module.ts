import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectDTO, TicketDTO } from './dtos';
import { Project, Ticket } from './entities';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      dtos: [{ DTOClass: TicketDTO }],
      resolvers: [{ EntityClass: Project, DTOClass: ProjectDTO }],
    }),
  ],
})
export class TrackerModule {}

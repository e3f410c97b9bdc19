import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';
import { ComplexityPlugin } from './complexity.plugin';
import { costOfPage, ProjectDTO } from './project.dto';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      dtos: [{ DTOClass: TicketDTO }],
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          read: { one: { complexity: 5 }, many: { complexity: costOfPage } },
        },
      ],
    }),
  ],
  providers: [ComplexityPlugin],
})
export class TrackerModule {}
// #endregion

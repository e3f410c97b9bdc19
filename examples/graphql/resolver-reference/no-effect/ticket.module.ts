import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { ProjectDTO } from '../../resolvers/generated/project.dto';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      dtos: [{ DTOClass: ProjectDTO }],
      resolvers: [
        // #region entry
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          create: {
            createOneMutationName: 'reportTicket',
            createManyMutationName: 'reportTickets',
          },
          read: {
            allowedBooleanExpressions: [],
            complexity: 5,
            many: { complexity: 10 },
          },
        },
        // #endregion
      ],
    }),
  ],
})
export class TicketModule {}

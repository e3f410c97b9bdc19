import { Module } from '@nestjs/common';
import {
  NestjsQueryGraphQLModule,
  PagingStrategies,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { ProjectDTO } from '../generated/project.dto';
import { TicketDTO } from '../generated/ticket.dto';
import { CreateTicketDTO, UpdateTicketDTO } from '../generated/ticket.inputs';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        // #region ticket
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
          pagingStrategy: PagingStrategies.OFFSET,
          // #region names
          read: {
            defaultResultSize: 3,
            one: {
              name: 'ticketById',
              description: 'The ticket with this id, or an error.',
            },
          },
          create: { dtoName: 'Issue', many: { disabled: true } },
          update: { many: { name: 'changeTickets' } },
          // #endregion names
          delete: { disabled: true },
          aggregate: { enabled: true, name: 'ticketStatistics' },
        },
        // #endregion
        // #region project
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          enableTotalCount: true,
          enableAggregate: true,
          aggregate: { enabled: false },
          create: { disabled: true },
          update: { disabled: true },
          delete: { disabled: true },
        },
        // #endregion
      ],
    }),
  ],
})
export class TrackerModule {}

import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { ProjectDTO } from '../generated/project.dto';
import { TicketDTO } from '../generated/ticket.dto';
import { CreateTicketDTO, UpdateTicketDTO } from '../generated/ticket.inputs';
import { Role, RoleGuard } from './roles.guard';
import { TraceGuard } from './trace.guard';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
          // #region permissions
          guards: [RoleGuard],
          create: { decorators: [Role('reporter')] },
          delete: {
            one: { decorators: [Role('maintainer')] },
            many: { disabled: true },
          },
          // #endregion
        },
        // #region levels
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          guards: [new TraceGuard('resolver')],
          read: {
            guards: [new TraceGuard('read')],
            one: { guards: [new TraceGuard('read.one')] },
          },
        },
        // #endregion
      ],
    }),
  ],
})
export class TrackerModule {}

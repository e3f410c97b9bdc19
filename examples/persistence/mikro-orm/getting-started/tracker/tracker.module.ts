import { Module } from '@nestjs/common';
import { Assembler } from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';
import { Project } from './project.entity';
import { Ticket } from './ticket.entity';
import { ProjectDTO, TicketDTO } from './tracker.dto';
import { TrackerSetup } from './tracker.setup';

@Assembler(ProjectDTO, Project)
export class ProjectAssembler extends MikroOrmAssembler<ProjectDTO, Project> {}

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends MikroOrmAssembler<TicketDTO, Ticket> {}

const readOnly = {
  create: { disabled: true },
  update: { disabled: true },
  delete: { disabled: true },
};

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryMikroOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO, ...readOnly },
        { EntityClass: Ticket, DTOClass: TicketDTO, ...readOnly },
      ],
    }),
  ],
  providers: [TrackerSetup],
})
export class TrackerModule {}

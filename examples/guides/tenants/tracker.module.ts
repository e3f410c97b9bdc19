import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { LabelDTO, ProjectDTO, TicketDTO } from './dtos';
import { Label, Project, Ticket } from './entities';
import {
  CreateNamedDTO,
  CreateTicketDTO,
  UpdateNamedDTO,
  UpdateTicketDTO,
} from './inputs';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket, Label])],
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          CreateDTOClass: CreateNamedDTO,
          UpdateDTOClass: UpdateNamedDTO,
          enableAggregate: true,
          enableTotalCount: true,
        },
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
          enableAggregate: true,
          enableSubscriptions: true,
        },
        {
          EntityClass: Label,
          DTOClass: LabelDTO,
          CreateDTOClass: CreateNamedDTO,
          UpdateDTOClass: UpdateNamedDTO,
        },
      ],
    }),
  ],
})
export class TrackerModule {}

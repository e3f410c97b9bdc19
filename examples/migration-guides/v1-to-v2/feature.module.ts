import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  CreateLabelDTO,
  CreateProjectDTO,
  Label,
  LabelDTO,
  Project,
  ProjectDTO,
  Ticket,
  TicketDTO,
} from './tracker';

@Module({
  imports: [
    // #region module
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket, Label, Project])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        {
          EntityClass: Label,
          DTOClass: LabelDTO,
          CreateDTOClass: CreateLabelDTO,
        },
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          CreateDTOClass: CreateProjectDTO,
        },
      ],
    }),
    // #endregion
  ],
})
export class FeatureModule {}

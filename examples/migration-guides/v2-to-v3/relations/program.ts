import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { labels, projects, tickets } from '../../../_harness/tracker-data';
import {
  Label,
  LabelDTO,
  Project,
  ProjectDTO,
  Ticket,
  TicketDTO,
} from './tracker';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Label, Project, Ticket])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        {
          EntityClass: Label,
          DTOClass: LabelDTO,
          create: { disabled: true },
          delete: { disabled: true },
        },
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          create: { disabled: true },
          delete: { disabled: true },
        },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Label, labels);
    await manager.save(Project, projects);
    await manager.save(Ticket, tickets);
  },
  schema: true,
  steps: ['add-labels', 'remove-labels'],
});

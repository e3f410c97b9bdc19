import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import {
  comments,
  labels,
  projects,
  ticketLabels,
  tickets,
} from '../../_harness/tracker-data';
import {
  Comment,
  CommentDTO,
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
      imports: [
        NestjsQueryTypeOrmModule.forFeature([Comment, Label, Project, Ticket]),
      ],
      resolvers: [
        { EntityClass: Comment, DTOClass: CommentDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
        { EntityClass: Label, DTOClass: LabelDTO },
        { EntityClass: Project, DTOClass: ProjectDTO },
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
    const labelled = tickets.map((ticket) => ({
      ...ticket,
      labels: ticketLabels
        .filter(({ ticketId }) => ticketId === ticket.id)
        .map(({ labelId }) => ({ id: labelId })),
    }));
    await manager.save(Ticket, labelled);
    await manager.save(Comment, comments);
  },
  schema: true,
  steps: [{ operation: 'nested', sql: true }],
});

import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { comments, projects, tickets } from '../../../_harness/tracker-data';
import {
  Comment,
  CommentDTO,
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
        NestjsQueryTypeOrmModule.forFeature([Comment, Project, Ticket]),
      ],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Comment, DTOClass: CommentDTO },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Project, projects);
    await manager.save(Ticket, tickets);
    await manager.save(Comment, comments);
  },
  schema: true,
  steps: ['by-project', 'delete-tickets'],
});

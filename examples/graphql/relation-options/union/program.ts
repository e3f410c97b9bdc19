import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets } from '../../../_harness/tracker-data';
import { CommentDTO, ProjectDTO, TicketDTO } from './dtos';
import { Comment, Project, Ticket } from './entities';
import { SubjectResolver } from './subject.resolver';

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
        { EntityClass: Comment, DTOClass: CommentDTO },
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
  providers: [SubjectResolver],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows(
    [Project, projects],
    [Ticket, tickets],
    [
      Comment,
      [
        { body: 'Reproduced.', subjectType: 'ticket', subjectId: 1 },
        { body: 'Starts in May.', subjectType: 'project', subjectId: 2 },
      ],
    ],
  ),
  schema: true,
  steps: ['comments'],
});

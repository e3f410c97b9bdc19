import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from '../owner/entities';
import {
  ProjectBoardDTO,
  ProjectCardDTO,
  ProjectDTO,
  TicketDTO,
} from './project.dto';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Project, DTOClass: ProjectCardDTO },
        { EntityClass: Project, DTOClass: ProjectBoardDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO, enableAggregate: true },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [
    { operation: 'no-user', sql: true },
    'inherited',
    'dto-name',
    { operation: 'remove-plural', fails: true },
    { operation: 'through-relation', sql: true },
    { operation: 'same-relation', sql: true },
    { operation: 'aggregate-through-relation', fails: true },
    { operation: 'unregistered', fails: true },
    'remove-singular',
    { operation: 'taken-id', fails: true },
  ],
});

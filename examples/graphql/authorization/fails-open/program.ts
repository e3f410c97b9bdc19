import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, users } from '../../../_harness/tracker-data';
import { Project, Ticket, User } from '../owner/entities';
import { BoardDTO, ProjectDTO } from './project.dto';

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
        { EntityClass: Project, DTOClass: BoardDTO },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects]),
  steps: [
    'read-as-guest',
    'update-as-guest',
    { operation: 'closed', sql: true },
    { operation: 'update-closed', fails: true },
  ],
});

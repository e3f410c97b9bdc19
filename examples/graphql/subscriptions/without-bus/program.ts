import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { CreateProjectDTO, Project, ProjectDTO } from '../authorized/project';
import { ProjectResolver } from './project.resolver';
import { subscribeToCreates } from './subscribe';

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
      subscriptions: { 'graphql-ws': true },
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project])],
      dtos: [{ DTOClass: ProjectDTO, CreateDTOClass: CreateProjectDTO }],
    }),
  ],
  providers: [ProjectResolver],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    'create-project',
    {
      run: 'subscribe',
      call: (app) => subscribeToCreates(app.get(GraphQLSchemaHost).schema),
    },
  ],
});

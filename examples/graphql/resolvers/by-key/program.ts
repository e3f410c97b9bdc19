import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects } from '../../../_harness/tracker-data';
import { ProjectDTO } from './project.dto';
import { Project } from './project.entity';
import { ProjectResolver } from './project.resolver';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Project])],
      resolvers: [{ EntityClass: Project, DTOClass: ProjectDTO }],
    }),
  ],
  providers: [ProjectResolver],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects]),
  steps: ['own', 'foreign'],
});

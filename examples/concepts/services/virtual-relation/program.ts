import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { projects, tickets } from '../../../_harness/tracker-data';
import { Project, Ticket } from './project';
import { ProjectModule } from './project.module';

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
    ProjectModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    await app.get(DataSource).getRepository(Project).save(projects);
    await app.get(DataSource).getRepository(Ticket).save(tickets);
  },
  steps: [{ operation: 'top-tickets', sql: true }],
});

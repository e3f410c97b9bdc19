import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { projects, tickets } from '../../_harness/tracker-data';
import { Project, ProjectDTO, Ticket, TicketDTO } from './tracker';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
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
  },
  schema: true,
  steps: [
    { operation: 'first-ticket', sql: true },
    { operation: 'counted', sql: true },
  ],
});

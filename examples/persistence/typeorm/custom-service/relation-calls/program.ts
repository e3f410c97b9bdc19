import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { relationCalls } from './calls';
import { Project, Ticket, WatchedProjects, WatchedTickets } from './classes';

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
      services: [WatchedProjects, WatchedTickets],
      resolvers: [
        { DTOClass: Project, ServiceClass: WatchedProjects },
        { DTOClass: Ticket, ServiceClass: WatchedTickets },
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
    await manager.save(
      Ticket,
      tickets.map(({ projectId, ...ticket }) => ({
        ...ticket,
        project: { id: projectId },
      })),
    );
  },
  steps: [
    {
      run: 'calls',
      call: async (app) => relationCalls(`${await app.getUrl()}/graphql`),
    },
  ],
});

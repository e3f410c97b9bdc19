import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects } from '../../../_harness/tracker-data';
import { Project } from '../authorized/project';
import { TrackerModule } from './tracker.module';

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
      context: ({
        req,
        extra,
      }: {
        req?: unknown;
        extra?: { request: unknown };
      }) => ({ req: req ?? extra?.request }),
    }),
    TrackerModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects]),
  steps: [{ subscription: 'ada-listens', during: ['ben-creates'], events: 1 }],
});

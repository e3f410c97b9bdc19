import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
import { TrackerModule } from '../subscription/tracker.module';

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
    NestjsQueryGraphQLModule.forRoot({ dataLoader: { cache: false } }),
    TrackerModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    {
      subscription: 'updated',
      during: ['update', 'set-labels', 'update-again', 'rename'],
      events: 3,
    },
  ],
});

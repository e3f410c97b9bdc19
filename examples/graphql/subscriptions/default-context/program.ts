import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { TrackerModule } from '../events/tracker.module';
import { NotingGuard, seen } from './noting-guard';

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
    TrackerModule,
  ],
  providers: [{ provide: APP_GUARD, useClass: NotingGuard }],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    { subscription: 'created', during: ['create-one'] },
    { run: 'seen', call: () => seen.join('\n') },
  ],
});

import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { defineProgram } from '../../_harness/define-program';
import { countLabels } from './count-labels';
import { FeatureModule } from './feature.module';
import { Label } from './tracker';

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
    FeatureModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  schema: true,
  steps: [
    { operation: 'create-ticket', fails: true },
    'create-label',
    'create-project',
    {
      run: 'count-labels',
      call: (app) =>
        countLabels(app.get(getQueryServiceToken(Label), { strict: false })),
    },
  ],
});

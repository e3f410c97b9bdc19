import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypegooseModule } from '@m8a/nestjs-typegoose';
import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { related } from '../../../../_harness/mongodb-data';
import { TrackerModule } from './tracker.module';

@Module({
  imports: [
    TypegooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('typegoose-relations'),
      }),
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TrackerModule,
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  module: AppModule,
  seed: () => fillMongoDb(related),
  steps: [
    'ticket-relations',
    'tickets-of-labels',
    'add-labels',
    'remove-other-assignee',
  ],
});

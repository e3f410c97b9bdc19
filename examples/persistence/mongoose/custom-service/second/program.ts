import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MongooseModule } from '@nestjs/mongoose';
import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { tickets } from '../../../../_harness/mongodb-data';
import { ArchiveModule } from './ticket.module';

@Module({
  imports: [
    MongooseModule.forRootAsync({
      connectionName: 'archive',
      useFactory: async () => ({
        uri: await startMongoDb('mongoose-second-connection'),
      }),
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    ArchiveModule,
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  module: AppModule,
  seed: () => fillMongoDb({ tickets: tickets.slice(-2) }),
  steps: ['archived'],
});

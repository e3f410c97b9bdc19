import { TypegooseModule } from '@m8a/nestjs-typegoose';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { TicketsModule } from './tickets.module';

@Module({
  imports: [
    TypegooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('typegoose-discriminators'),
      }),
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketsModule,
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  module: AppModule,
  seed: () =>
    fillMongoDb({
      tickets: [
        { kind: 'Ticket', title: 'Add a dark color mode' },
        { kind: 'BugTicket', title: 'Typo on the home page', severity: 1 },
      ],
    }),
  steps: ['create-bug', 'all-tickets', 'severe-bugs'],
});

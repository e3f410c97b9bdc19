import { TypegooseModule } from '@m8a/nestjs-typegoose';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypegooseModule } from '@ptc-org/nestjs-query-typegoose';
import { Types } from 'mongoose';
import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { idOf } from '../../../../_harness/mongodb-data';
import { Ticket, TicketDTO } from './tickets';
import { UpdateTicketDTO } from './watchers';

@Module({
  imports: [
    TypegooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('typegoose-array-updates'),
      }),
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypegooseModule.forFeature([Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
          create: { disabled: true },
        },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  module: AppModule,
  seed: () =>
    fillMongoDb({
      tickets: [
        {
          _id: new Types.ObjectId(idOf('ticket', 1)),
          title: 'Add a dark color mode',
          watchers: ['Ada'],
        },
      ],
    }),
  steps: ['watch'],
});

import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MongooseModule } from '@nestjs/mongoose';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryMongooseModule } from '@ptc-org/nestjs-query-mongoose';
import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { related } from '../../../../_harness/mongodb-data';
import { Comment, CommentSchema, Ticket, TicketSchema } from '../app/entities';
import { CommentDTO } from './comment.dto';
import { TicketDTO } from './ticket.dto';

@Module({
  imports: [
    MongooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('mongoose-by-reference'),
      }),
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryMongooseModule.forFeature([
          { document: Comment, name: Comment.name, schema: CommentSchema },
          { document: Ticket, name: Ticket.name, schema: TicketSchema },
        ]),
      ],
      resolvers: [
        {
          EntityClass: Comment,
          DTOClass: CommentDTO,
          create: { disabled: true },
          update: { disabled: true },
          delete: { disabled: true },
        },
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          create: { disabled: true },
        },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  module: AppModule,
  seed: () => fillMongoDb(related),
  steps: ['comments-of-ticket'],
});

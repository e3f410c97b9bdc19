import { TypegooseModule } from '@m8a/nestjs-typegoose';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypegooseModule } from '@ptc-org/nestjs-query-typegoose';
import { defineProgram } from '../../../../_harness/define-program';
import { fillMongoDb, startMongoDb } from '../../../../_harness/mongodb';
import { related } from '../../../../_harness/mongodb-data';
import { Comment, Label, Ticket, User } from '../app/entities';
import { CommentDTO } from './comment.dto';
import { TicketDTO } from './ticket.dto';

@Module({
  imports: [
    TypegooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('typegoose-by-reference'),
      }),
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryTypegooseModule.forFeature([Comment, Ticket, Label, User]),
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
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  module: AppModule,
  seed: () => fillMongoDb(related),
  steps: ['comments-of-ticket'],
});

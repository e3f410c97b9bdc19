import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { tickets } from '../../_harness/tracker-data';
import { setLabels } from './archive.service';
import { CreateTicketDTO, Ticket, TicketDTO } from './tracker';

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
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
        },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).manager.save(Ticket, tickets),
  schema: true,
  steps: [
    'my-tickets',
    { operation: 'create-as-reader', fails: true },
    'create-for-another',
    { run: 'set-labels', call: setLabels, throws: true },
  ],
});

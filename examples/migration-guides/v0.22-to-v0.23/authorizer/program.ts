import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { tickets } from '../../../_harness/tracker-data';
import { OverrideResolver } from './override.resolver';
import { TicketModule } from './ticket.module';
import { Ticket, TicketDTO } from './tracker';
import { start } from './without-dtos';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      dtos: [{ DTOClass: TicketDTO }],
    }),
  ],
  providers: [OverrideResolver],
})
class OverrideModule {}

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
    TicketModule,
    OverrideModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).manager.save(Ticket, tickets),
  steps: [
    'open-tickets',
    { operation: 'foreign-ticket', fails: true },
    'careless',
    { run: 'without-dtos', call: start, throws: true },
  ],
});

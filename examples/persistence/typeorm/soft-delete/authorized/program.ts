import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from './ticket';
import { TicketResolver } from './ticket.resolver';
import { TicketService } from './ticket.service';

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
      services: [TicketService],
      resolvers: [
        {
          DTOClass: Ticket,
          ServiceClass: TicketService,
          read: { many: { withDeleted: true } },
        },
      ],
    }),
  ],
  providers: [TicketResolver],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const repository = app.get(DataSource).getRepository(Ticket);
    await repository.save(tickets);
    await repository.softDelete([1, 3, 4, 7, 8]);
  },
  steps: [
    'deleted',
    { operation: 'restore-foreign', fails: true },
    'restore-own',
    { operation: 'restore-many', sql: true },
    { operation: 'restore-everything', fails: true },
  ],
});

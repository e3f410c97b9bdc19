import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { CreateTicketDTO, TicketDTO, UpdateTicketDTO } from './ticket.dto';
import { Ticket } from '../app/ticket.entity';
import { callsOf, WatchedTicketService } from './calls';

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
      services: [WatchedTicketService],
      resolvers: [
        {
          DTOClass: TicketDTO,
          ServiceClass: WatchedTicketService,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
          enableTotalCount: true,
          enableAggregate: true,
        },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),

  steps: [
    {
      run: 'calls',
      call: async (app) =>
        callsOf(
          app.get(WatchedTicketService, { strict: false }),
          `${await app.getUrl()}/graphql`,
        ),
    },
  ],
});

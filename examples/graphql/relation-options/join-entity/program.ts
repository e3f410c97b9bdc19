import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { labels, ticketLabels, tickets } from '../../../_harness/tracker-data';
import {
  CreateTicketLabelDTO,
  LabelDTO,
  TicketDTO,
  TicketLabelDTO,
} from './dtos';
import { Label, Ticket, TicketLabel } from './entities';

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
      imports: [
        NestjsQueryTypeOrmModule.forFeature([Label, Ticket, TicketLabel]),
      ],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        { EntityClass: Label, DTOClass: LabelDTO },
        {
          EntityClass: TicketLabel,
          DTOClass: TicketLabelDTO,
          CreateDTOClass: CreateTicketLabelDTO,
        },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets], [Label, labels], [TicketLabel, ticketLabels]),
  steps: ['add-label', 'labelled-by-ada'],
});

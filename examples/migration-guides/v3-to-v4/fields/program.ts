import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { labels, tickets } from '../../../_harness/tracker-data';
import { TicketQueryService } from './ticket-query.service';
import { Label, LabelDTO, Ticket, TicketDTO } from './tracker';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Label, Ticket])],
      services: [TicketQueryService],
      resolvers: [
        { DTOClass: TicketDTO, ServiceClass: TicketQueryService },
        { DTOClass: LabelDTO, EntityClass: Label },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Ticket, tickets);
    await manager.save(
      Label,
      labels.map(({ id, name }) => ({ id, caption: name })),
    );
  },
  steps: ['numbered', { operation: 'by-headline', fails: true }, 'by-caption'],
});

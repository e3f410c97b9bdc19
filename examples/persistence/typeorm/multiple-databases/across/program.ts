import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { AuditEntry, Ticket } from './classes';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    TypeOrmModule.forRoot({
      name: 'audit',
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
        NestjsQueryTypeOrmModule.forFeature([Ticket]),
        NestjsQueryTypeOrmModule.forFeature([AuditEntry], 'audit'),
      ],
      services: [TicketService],
      resolvers: [
        { DTOClass: Ticket, ServiceClass: TicketService },
        { DTOClass: AuditEntry, EntityClass: AuditEntry },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    await app.get(getRepositoryToken(Ticket), { strict: false }).save(tickets);
    await app
      .get(getRepositoryToken(AuditEntry, 'audit'), { strict: false })
      .save([
        { action: 'opened', ticketId: 1 },
        { action: 'assigned to Ada', ticketId: 1 },
        { action: 'opened', ticketId: 2 },
      ]);
  },
  steps: [{ operation: 'history', sql: true }],
});

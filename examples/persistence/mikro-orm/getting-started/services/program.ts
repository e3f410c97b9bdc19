import { MikroORM } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { NestjsQueryMikroOrmModule } from '@ptc-org/nestjs-query-mikro-orm';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from '../app/ticket.entity';
import { NightlyReport } from './report';
import { TicketModule } from './writing.module';

singleConnectionOfMikroOrm(MikroORM);

@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      useFactory: async () => {
        await startPostgres();
        return {
          driver: PostgreSqlDriver,
          clientUrl: process.env.DATABASE_URL,
          entities: [Ticket],
        };
      },
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
    NestjsQueryMikroOrmModule.forFeature([Ticket]),
  ],
  providers: [NightlyReport],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  module: AppModule,
  seed: async (app) => {
    const orm = app.get(MikroORM);
    await orm.schema.createSchema();
    const em = orm.em.fork();
    for (const { title, status, priority, createdAt } of tickets) {
      em.create(Ticket, { title, status, priority, createdAt });
    }
    await em.flush();
  },
  steps: [
    { operation: 'create-ticket', sql: true },
    { run: 'open', call: (app) => app.get(NightlyReport).openTickets() },
  ],
});

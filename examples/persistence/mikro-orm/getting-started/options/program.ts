import { MikroORM } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from '../app/ticket.entity';
import { TicketModule } from '../app/ticket.module';
import { often, once } from './headlines';
import { ormOptions } from './orm.options';
import { Summaries, SummariesModule } from './summaries';

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
          ...ormOptions,
        };
      },
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
    SummariesModule,
  ],
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
    { operation: 'missing-ticket', fails: true },
    {
      run: 'dto',
      call: (app) => app.get(Summaries, { strict: false }).first(),
    },
    { run: 'once', call: once, throws: true },
    { run: 'often', call: often },
  ],
});

import { MikroORM } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { Label, Project, Ticket, User, Watch } from '../adapter/entities';
import { seed } from '../adapter/seed';
import { TrackerModule } from './tracker';

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
          entities: [Ticket, Project, Label, User, Watch],
        };
      },
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TrackerModule,
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  module: AppModule,
  seed: (app) => seed(app.get(MikroORM)),
  steps: [
    'read-twice',
    'filtered-first',
    'aliases',
    { operation: 'read-pages-twice', sql: true },
  ],
});

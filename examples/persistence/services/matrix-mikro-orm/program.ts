import { MikroORM } from '@mikro-orm/core';
import { getMikroORMToken, MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type INestApplication, Module } from '@nestjs/common';
import { NestjsQueryMikroOrmModule } from '@ptc-org/nestjs-query-mikro-orm';
import { defineProgram } from '../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../_harness/single-connection';
import { startPostgres } from '../../../_harness/postgres';
import { AuditEntry, Label, Project, Ticket, User, Watch } from './entities';
import { judged } from './mikro-orm';

singleConnectionOfMikroOrm(MikroORM);

@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      useFactory: async () => ({
        driver: PostgreSqlDriver,
        clientUrl: await startPostgres(),
        entities: [Ticket, Project, Label, User, Watch],
        registerRequestContext: false,
        allowGlobalContext: true,
      }),
    }),
    MikroOrmModule.forRootAsync({
      contextName: 'audit',
      driver: PostgreSqlDriver,
      useFactory: async () => ({
        driver: PostgreSqlDriver,
        clientUrl: await startPostgres(),
        contextName: 'audit',
        entities: [AuditEntry],
        registerRequestContext: false,
        allowGlobalContext: true,
      }),
    }),
    NestjsQueryMikroOrmModule.forFeature([Ticket, Project, Label, User, Watch]),
    NestjsQueryMikroOrmModule.forFeature([AuditEntry], 'audit'),
  ],
})
class AppModule {}

async function seedSecond(app: INestApplication): Promise<void> {
  const second = app.get<MikroORM>(getMikroORMToken('audit'));
  await second.schema.createSchema();
  await second.em.insert(AuditEntry, { id: 1, action: 'ticket 1 closed' });
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  module: AppModule,
  seed: seedSecond,
  steps: [{ run: 'matrix', call: judged }],
});

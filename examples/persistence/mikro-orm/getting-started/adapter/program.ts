import { MikroORM, RequestContext } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type INestApplication, Module } from '@nestjs/common';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryMikroOrmModule } from '@ptc-org/nestjs-query-mikro-orm';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { Label, Project, Ticket, User, Watch } from './entities';
import { seed } from './seed';
import * as samples from './samples';

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
    NestjsQueryMikroOrmModule.forFeature([Ticket, Watch]),
  ],
})
class AppModule {}

/** Calls a sample in a context of its own, as a request does. */
function inContext(sample: (services: samples.Services) => Promise<unknown>) {
  return (app: INestApplication): Promise<unknown> =>
    RequestContext.create(app.get(MikroORM).em, () =>
      sample({
        tickets: app.get(getQueryServiceToken(Ticket)),
        watches: app.get(getQueryServiceToken(Watch)),
      }),
    );
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  module: AppModule,
  seed: (app) => seed(app.get(MikroORM)),
  steps: [
    { run: 'range', call: inContext(samples.range), sql: true },
    { run: 'not-like', call: inContext(samples.notLike), throws: true },
    { run: 'between', call: inContext(samples.between), throws: true },
    {
      run: 'or-in-relation',
      call: inContext(samples.orInRelation),
      throws: true,
    },
    { run: 'in-relation', call: inContext(samples.inRelation) },
    { run: 'two-labels', call: inContext(samples.twoLabels), sql: true },
    { run: 'missing', call: inContext(samples.missing), throws: true },
    { run: 'create', call: inContext(samples.create), throws: true },
    { run: 'mixed', call: inContext(samples.mixed), throws: true },
    { run: 'merged', call: inContext(samples.merged) },
    { run: 'filter-by-id', call: inContext(samples.byId), sql: true },
    { run: 'of-nobody', call: inContext(samples.ofNobody), sql: true },
    { run: 'deleted', call: inContext(samples.deleted) },
    { run: 'first-column', call: inContext(samples.firstColumn), sql: true },
  ],
});

import { MikroORM } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { NestjsQueryMikroOrmModule } from '@ptc-org/nestjs-query-mikro-orm';
import { defineProgram } from '../../../_harness/define-program';
import { startPostgres } from '../../../_harness/postgres';
import { singleConnectionOfMikroOrm } from '../../../_harness/single-connection';
import { groups } from '../_scenarios';
import { play } from '../_scenarios/scenario';
import { entities } from './entities';
import { stageOf } from './stage';

singleConnectionOfMikroOrm(MikroORM);

@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      useFactory: async () => ({
        driver: PostgreSqlDriver,
        clientUrl: await startPostgres(),
        entities,
        registerRequestContext: false,
        allowGlobalContext: true,
      }),
    }),
    NestjsQueryMikroOrmModule.forFeature(entities),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  module: AppModule,
  steps: [{ run: 'scenarios', call: (app) => play(groups, stageOf(app)) }],
});

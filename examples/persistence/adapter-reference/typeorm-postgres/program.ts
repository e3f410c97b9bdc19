import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { startPostgres } from '../../../_harness/postgres';
import { groups } from '../_scenarios';
import { play } from '../_scenarios/scenario';
import { entities } from '../typeorm/entities';
import { stageOf } from '../typeorm/stage';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => ({
        type: 'postgres',
        url: await startPostgres(),
        poolSize: 1,
        autoLoadEntities: true,
        synchronize: true,
      }),
    }),
    NestjsQueryTypeOrmModule.forFeature(entities),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [{ run: 'scenarios', call: (app) => play(groups, stageOf(app)) }],
});

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { startMariaDb } from '../../../_harness/mariadb';
import { groups } from '../_scenarios';
import { play } from '../_scenarios/scenario';
import { entities } from '../typeorm/entities';
import { stageOf } from '../typeorm/stage';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => ({
        type: 'mariadb',
        url: await startMariaDb('scenarios-typeorm'),
        timezone: 'Z',
        autoLoadEntities: true,
        synchronize: true,
      }),
    }),
    NestjsQueryTypeOrmModule.forFeature(entities),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['MariaDB'],
  module: AppModule,
  steps: [{ run: 'scenarios', call: (app) => play(groups, stageOf(app)) }],
});

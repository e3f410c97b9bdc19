import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { defineProgram } from '../../../_harness/define-program';
import { startPostgres } from '../../../_harness/postgres';
import { groups } from '../_scenarios';
import { play } from '../_scenarios/scenario';
import { models } from './models';
import { stageOf } from './stage';

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => ({
        dialect: 'postgres',
        uri: await startPostgres(),
        pool: { min: 1, max: 1 },
        autoLoadModels: true,
        synchronize: true,
        logging: false,
      }),
    }),
    NestjsQuerySequelizeModule.forFeature(models),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  steps: [{ run: 'scenarios', call: (app) => play(groups, stageOf(app)) }],
});

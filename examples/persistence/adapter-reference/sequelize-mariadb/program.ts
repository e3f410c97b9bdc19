import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { defineProgram } from '../../../_harness/define-program';
import { startMariaDb } from '../../../_harness/mariadb';
import { groups } from '../_scenarios';
import { play } from '../_scenarios/scenario';
import { models } from '../sequelize/models';
import { stageOf } from '../sequelize/stage';

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => ({
        dialect: 'mysql',
        uri: await startMariaDb('scenarios-sequelize'),
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
  needs: ['@ptc-org/nestjs-query-sequelize', 'MariaDB'],
  module: AppModule,
  steps: [{ run: 'scenarios', call: (app) => play(groups, stageOf(app)) }],
});

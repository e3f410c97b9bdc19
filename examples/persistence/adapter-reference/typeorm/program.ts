import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { groups } from '../_scenarios';
import { play } from '../_scenarios/scenario';
import { entities } from './entities';
import { stageOf } from './stage';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature(entities),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [{ run: 'scenarios', call: (app) => play(groups, stageOf(app)) }],
});

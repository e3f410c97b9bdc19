import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { byBoth, byId, Watch } from './watches';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Watch]),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Watch)
      .save([
        { userId: 1, ticketId: 1 },
        { userId: 1, ticketId: 2 },
        { userId: 2, ticketId: 1 },
      ]),
  steps: [
    {
      run: 'by-id',
      call: (app) => byId(app.get(getQueryServiceToken(Watch))),
    },
    {
      run: 'by-both',
      call: (app) => byBoth(app.get(getQueryServiceToken(Watch))),
    },
  ],
});

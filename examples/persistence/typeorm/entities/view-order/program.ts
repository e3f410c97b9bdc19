import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { loadOfBilling, ofQuietProjects, ProjectLoad, Ticket } from './views';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([ProjectLoad, Ticket]),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  on: ['sqlite', 'postgres'],
  steps: [
    {
      run: 'by-id',
      call: (app) => loadOfBilling(app.get(getQueryServiceToken(ProjectLoad))),
      throws: true,
    },
    {
      run: 'join',
      call: (app) => ofQuietProjects(app.get(getQueryServiceToken(Ticket))),
      sql: true,
    },
  ],
});

import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { Sequelize } from 'sequelize-typescript';
import { defineProgram } from '../../../../_harness/define-program';
import { printErrors } from '../../../../_harness/print-errors';
import { startPostgres } from '../../../../_harness/postgres';
import { startApp } from '../../../../_harness/start-app';
import * as models from './models';
import { seed } from './seed';
import { SecondModule } from './second.module';
import {
  byId,
  comparisons,
  notFound,
  refused,
  twoDeep,
  unlinked,
  values,
} from './samples';
import { servicesOf } from './services';

const { Label, Project, Ticket, TicketLabel, User, Watch, SoftTicket } = models;

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        return {
          dialect: 'postgres',
          uri: process.env.DATABASE_URL,
          pool: { min: 1, max: 1 },
          models: [TicketLabel, User, Watch, SoftTicket],
          autoLoadModels: true,
          logging: false,
        };
      },
    }),
    NestjsQuerySequelizeModule.forFeature([Ticket, Project, Label]),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  seed: (app) => seed(app.get(Sequelize)),
  steps: [
    { run: 'values', call: (app) => values(servicesOf(app)), sql: true },
    { run: 'filter-by-id', call: (app) => byId(servicesOf(app)), sql: true },
    { run: 'two-deep', call: (app) => twoDeep(servicesOf(app)), throws: true },
    {
      run: 'not-found',
      call: (app) => notFound(servicesOf(app)),
      throws: true,
    },
    { run: 'refused', call: (app) => printErrors(refused, servicesOf(app)) },
    {
      run: 'comparisons',
      call: (app) => comparisons(servicesOf(app)),
      sql: true,
    },
    { run: 'unlinked', call: (app) => unlinked(servicesOf(app)) },
    { run: 'twice', call: () => startApp(SecondModule), throws: true },
  ],
});

import { type INestApplication, Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import {
  type Class,
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { Sequelize } from 'sequelize-typescript';
import { defineProgram } from '../../../../_harness/define-program';
import { messagesOf } from '../../../../_harness/messages';
import { startPostgres } from '../../../../_harness/postgres';
import { startApp } from '../../../../_harness/start-app';
import * as models from '../../../services/matrix-sequelize/models';
import { seed } from '../../../services/matrix-sequelize/seed';
import { SecondModule } from './second.module';
import {
  byId,
  comparisons,
  notFound,
  refused,
  type Services,
  twoDeep,
  unlinked,
  values,
} from './samples';

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

function services(app: INestApplication): Services {
  const service = <T>(model: Class<T>): QueryService<T> =>
    app.get(getQueryServiceToken(model));
  return {
    tickets: service(Ticket),
    projects: service(Project),
    labels: service(Label),
  };
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  seed: (app) => seed(app.get(Sequelize)),
  steps: [
    { run: 'values', call: (app) => values(services(app)), sql: true },
    { run: 'filter-by-id', call: (app) => byId(services(app)), sql: true },
    { run: 'two-deep', call: (app) => twoDeep(services(app)), throws: true },
    { run: 'not-found', call: (app) => notFound(services(app)), throws: true },
    { run: 'refused', call: (app) => messagesOf(refused, services(app)) },
    {
      run: 'comparisons',
      call: (app) => comparisons(services(app)),
      sql: true,
    },
    { run: 'unlinked', call: (app) => unlinked(services(app)) },
    { run: 'twice', call: () => startApp(SecondModule), throws: true },
  ],
});

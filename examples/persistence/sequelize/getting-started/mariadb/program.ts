import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { Sequelize } from 'sequelize-typescript';
import { defineProgram } from '../../../../_harness/define-program';
import { printErrors } from '../../../../_harness/print-errors';
import { startMariaDb } from '../../../../_harness/mariadb';
import * as models from '../adapter/models';
import { seed } from '../adapter/seed';
import { refused, values } from '../adapter/samples';
import { servicesOf } from '../adapter/services';
import { counts, dialect, like } from './samples';

const { Label, Project, Ticket, TicketLabel, User, Watch, SoftTicket } = models;

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => {
        return {
          dialect: 'mysql',
          uri: await startMariaDb('sequelize'),
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
  needs: ['@ptc-org/nestjs-query-sequelize', 'MariaDB'],
  module: AppModule,
  seed: (app) => seed(app.get(Sequelize)),
  steps: [
    { run: 'values', call: (app) => values(servicesOf(app)) },
    { run: 'like', call: (app) => like(servicesOf(app)) },
    { run: 'dialect', call: (app) => printErrors(dialect, servicesOf(app)) },
    { run: 'refused', call: (app) => printErrors(refused, servicesOf(app)) },
    { run: 'counts', call: (app) => counts(servicesOf(app)) },
  ],
});

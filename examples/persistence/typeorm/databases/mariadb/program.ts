import { type INestApplication, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupBy } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startMariaDb } from '../../../../_harness/mariadb';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket, TicketReports } from '../sqlite/ticket-reports';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => ({
        type: 'mariadb',
        url: await startMariaDb('databases'),
        timezone: 'Z',
        autoLoadEntities: true,
        synchronize: true,
      }),
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
  providers: [TicketReports],
})
class AppModule {}

const reports = (app: INestApplication): TicketReports =>
  app.get(TicketReports);

export default defineProgram({
  needs: ['MariaDB'],
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  steps: [
    {
      run: 'ilike',
      call: (app) => reports(app).named('%INVOICE%'),
      throws: true,
    },
    { run: 'like', call: (app) => reports(app).namedLike('%INVOICE%') },
    { run: 'by-day', call: (app) => reports(app).createdBy(GroupBy.DAY) },
    { run: 'by-week', call: (app) => reports(app).createdBy(GroupBy.WEEK) },
    { run: 'by-month', call: (app) => reports(app).createdBy(GroupBy.MONTH) },
    { run: 'nulls', call: (app) => reports(app).byDueDate(), throws: true },
    { run: 'offset', call: (app) => reports(app).skipFive(), throws: true },
  ],
});

import { type INestApplication, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupBy } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket, TicketReports } from '../sqlite/ticket-reports';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        return {
          type: 'postgres',
          url: process.env.DATABASE_URL,
          poolSize: 1,
          autoLoadEntities: true,
          synchronize: true,
        };
      },
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
  providers: [TicketReports],
})
class AppModule {}

const reports = (app: INestApplication): TicketReports =>
  app.get(TicketReports);

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  steps: [
    { run: 'ilike', call: (app) => reports(app).named('%INVOICE%') },
    { run: 'like', call: (app) => reports(app).namedLike('%INVOICE%') },
    { run: 'by-week', call: (app) => reports(app).createdBy(GroupBy.WEEK) },
    { run: 'nulls', call: (app) => reports(app).byDueDate() },
  ],
});

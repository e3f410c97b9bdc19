import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { tagged, Ticket, TicketService } from './ticket.service';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => ({
        type: 'postgres',
        url: await startPostgres(),
        poolSize: 1,
        autoLoadEntities: true,
        synchronize: true,
      }),
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
  providers: [TicketService],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(DataSource).manager.save(Ticket, [
      { title: 'Login page is slow', tags: ['mobile', 'login'] },
      { title: 'Update the pricing page', tags: ['docs'] },
    ]),
  steps: [
    { run: 'tagged', call: (app) => tagged(app.get(TicketService)), sql: true },
    {
      run: 'malformed',
      call: (app) => tagged(app.get(getQueryServiceToken(Ticket))),
      throws: true,
    },
  ],
});

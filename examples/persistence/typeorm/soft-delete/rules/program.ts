import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from '../app/ticket.entity';
import { TicketService } from '../app/ticket.service';
import * as rules from './rules';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
  providers: [TicketService, rules.CarefulTicketService],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  steps: [
    {
      run: 'update-deleted',
      call: (app) => rules.updateDeleted(app.get(TicketService)),
      throws: true,
    },
    {
      run: 'update-many-deleted',
      call: (app) => rules.updateManyDeleted(app.get(TicketService)),
    },
    {
      run: 'delete-again',
      call: (app) => rules.deleteAgain(app.get(TicketService)),
      sql: true,
    },
    {
      run: 'create-over-deleted',
      call: (app) => rules.createOverDeleted(app.get(TicketService)),
    },
    {
      run: 'restore-filter',
      call: (app) => rules.restoreByFilter(app.get(TicketService)),
    },
    {
      run: 'restore-carefully',
      call: (app) =>
        rules.restoreCarefully(app.get(rules.CarefulTicketService)),
    },
    {
      run: 'restore-everything',
      call: (app) => rules.restoreEverything(app.get(TicketService)),
    },
    {
      run: 'restore-hard',
      call: (app) => rules.restoreHard(app.get(getQueryServiceToken(Ticket))),
      throws: true,
    },
    {
      run: 'for-good',
      call: (app) => rules.deleteForGood(app.get(TicketService)),
    },
  ],
});

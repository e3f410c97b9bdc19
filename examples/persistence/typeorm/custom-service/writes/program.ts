import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import {
  Comment,
  Project,
  Ticket,
  TicketService,
  TicketSubscriber,
} from './classes';
import { allOrNone, givenId, listeners, merge } from './writes';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
      subscribers: [TicketSubscriber],
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket, Comment, Project]),
  ],
  providers: [TicketService],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    { run: 'listeners', call: (app) => listeners(app.get(TicketService)) },
    { run: 'merge', call: (app) => merge(app.get(TicketService)) },
    {
      run: 'given-id',
      call: (app) => givenId(app.get(TicketService)),
      sql: true,
    },
    { run: 'all-or-none', call: (app) => allOrNone(app.get(TicketService)) },
  ],
});

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from '../app/ticket.entity';
import {
  splitUnknown,
  statusesOfUrgent,
  TicketService,
} from './ticket.service';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
  providers: [TicketService],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  on: ['sqlite', 'postgres'],
  steps: [
    {
      run: 'split-unknown',
      call: (app) => splitUnknown(app.get(TicketService)),
      sql: true,
    },
    {
      run: 'statuses',
      call: (app) => statusesOfUrgent(app.get(TicketService)),
      sql: true,
    },
  ],
});

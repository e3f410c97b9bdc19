import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import {
  Project,
  search,
  searchProjects,
  Ticket,
  TicketService,
} from './ticket.service';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket, Project]),
  ],
  providers: [TicketService],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  steps: [
    { run: 'search', call: (app) => search(app.get(TicketService)), sql: true },
    {
      run: 'search-projects',
      call: (app) => searchProjects(app.get(TicketService)),
      throws: true,
    },
  ],
});

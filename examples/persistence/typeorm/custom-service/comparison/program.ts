import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { projects, tickets } from '../../../../_harness/tracker-data';
import {
  Project,
  search,
  searchEverywhere,
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
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    await manager.save(Project, projects);
    await manager.save(
      Ticket,
      tickets.map(({ projectId, ...ticket }) => ({
        ...ticket,
        project: { id: projectId },
      })),
    );
  },
  steps: [
    { run: 'search', call: (app) => search(app.get(TicketService)), sql: true },
    {
      run: 'search-projects',
      call: (app) => searchProjects(app.get(TicketService)),
      throws: true,
    },
    {
      run: 'search-everywhere',
      call: (app) =>
        searchEverywhere(
          app.get(getQueryServiceToken(Project)),
          app.get(getQueryServiceToken(Ticket)),
        ),
    },
  ],
});

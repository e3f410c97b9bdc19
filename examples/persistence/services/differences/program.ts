import { type INestApplication, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { Label, Project, Ticket, User } from './entities';
import { seed } from './seed';
import * as samples from './samples';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket, Project, Label, User]),
  ],
})
class AppModule {}

const tickets = (app: INestApplication) =>
  app.get<QueryService<Ticket>>(getQueryServiceToken(Ticket));
const projects = (app: INestApplication) =>
  app.get<QueryService<Project>>(getQueryServiceToken(Project));
const labels = (app: INestApplication) =>
  app.get<QueryService<Label>>(getQueryServiceToken(Label));

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    {
      run: 'pages',
      call: (app) => samples.pagesOfAll(projects(app)),
      sql: true,
    },
    { run: 'pages-each', call: (app) => samples.pagesOfEach(projects(app)) },
    {
      run: 'count-of-join',
      call: (app) => samples.countOfJoin(projects(app)),
      sql: true,
    },
    {
      run: 'aggregate-strings',
      call: (app) => samples.aggregateStrings(projects(app)),
      throws: true,
    },
    {
      run: 'aggregate-further',
      call: (app) => samples.aggregateFurther(projects(app)),
      throws: true,
    },
    {
      run: 'update-nothing',
      call: (app) => samples.updateNothing(tickets(app)),
      throws: true,
    },
    {
      run: 'update-other-key',
      call: (app) => samples.updateOtherKey(labels(app)),
      throws: true,
    },
    {
      run: 'delete-by-relation',
      call: (app) => samples.deleteByRelation(tickets(app)),
      sql: true,
    },
    { run: 'delete-by-ids', call: (app) => samples.deleteByIds(tickets(app)) },
  ],
});

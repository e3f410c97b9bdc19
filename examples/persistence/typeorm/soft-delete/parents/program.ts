import { type INestApplication, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import {
  NestjsQueryTypeOrmModule,
  type TypeOrmQueryService,
} from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from '../relation-entity-class/classes';
import { ProjectService } from '../relation-service-class/project.service';
import { childrenOfDeleted, deleteByRelation, parentOfChild } from './parents';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Project, Ticket]),
  ],
  providers: [ProjectService],
})
class AppModule {}

const ticketsOf = (app: INestApplication): TypeOrmQueryService<Ticket> =>
  app.get(getQueryServiceToken(Ticket));

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const source = app.get(DataSource);
    await source.getRepository(Project).save(projects);
    await source.getRepository(Ticket).save(tickets);
  },
  steps: [
    {
      run: 'children',
      call: (app) => childrenOfDeleted(app.get(ProjectService)),
    },
    { run: 'parent', call: (app) => parentOfChild(ticketsOf(app)) },
    {
      run: 'delete-by-relation',
      call: (app) => deleteByRelation(app.get(ProjectService)),
    },
  ],
});

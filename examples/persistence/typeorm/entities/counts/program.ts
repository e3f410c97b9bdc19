import { type INestApplication, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from '../look-ahead/entities';
import { countProjects, countTickets, joined } from './counts';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Project, Ticket]),
  ],
})
class AppModule {}

const serviceOf = <Entity>(
  app: INestApplication,
  entity: Type<Entity>,
): QueryService<Entity> => app.get(getQueryServiceToken(entity));

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const source = app.get(DataSource);
    await source.getRepository(Project).save(projects);
    await source.getRepository(Ticket).save(tickets);
  },
  on: ['sqlite', 'postgres'],
  steps: [
    {
      run: 'to-one',
      call: (app) => countTickets(serviceOf(app, Ticket)),
      sql: true,
    },
    {
      run: 'to-many',
      call: (app) => countProjects(serviceOf(app, Project)),
      sql: true,
    },
    { run: 'joined', call: (app) => joined(serviceOf(app, Ticket)), sql: true },
  ],
});

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { projects, tickets } from '../../../../_harness/tracker-data';
import { Project, Ticket } from '../relation-entity-class/classes';
import { ProjectService } from '../relation-service-class/project.service';
import { cascade, noCascade } from './cascades';

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

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const source = app.get(DataSource);
    await source.getRepository(Project).save(projects);
    await source.getRepository(Ticket).save(tickets);
  },
  steps: [
    { run: 'no-cascade', call: (app) => noCascade(app.get(ProjectService)) },
    { run: 'cascade', call: (app) => cascade(app.get(ProjectService)) },
  ],
});

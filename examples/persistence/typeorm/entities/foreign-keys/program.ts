import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import {
  deleteWithMilestone,
  deleteWithTicket,
  Milestone,
  Project,
  Ticket,
} from './project';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Project, Ticket, Milestone]),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    {
      run: 'with-ticket',
      call: (app) => deleteWithTicket(app.get(getQueryServiceToken(Project))),
      throws: true,
    },
    {
      run: 'with-milestone',
      call: (app) =>
        deleteWithMilestone(
          app.get(getQueryServiceToken(Project)),
          app.get(getQueryServiceToken(Milestone)),
        ),
    },
  ],
});

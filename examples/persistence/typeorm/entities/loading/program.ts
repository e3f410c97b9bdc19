import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { load, Project, Ticket, User } from './ticket';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Project, User, Ticket]),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const { manager } = app.get(DataSource);
    const project = await manager.save(Project, { name: 'Website' });
    const ada = await manager.save(User, { name: 'Ada Moreau' });
    const ticket = manager.create(Ticket, { project });
    ticket.assignee = Promise.resolve(ada);
    await manager.save(ticket);
  },
  steps: [
    { run: 'load', call: (app) => load(app.get(getQueryServiceToken(Ticket))) },
  ],
});

import { type INestApplication, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { Estimate, Label, Project, Ticket } from './entities';
import { kinds } from './kinds';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Project, Ticket, Label, Estimate]),
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
    const { manager } = app.get(DataSource);
    const project = await manager.save(Project, { name: 'Website' });
    const label = await manager.save(Label, { name: 'bug' });
    const estimate = await manager.save(Estimate, { name: 'two days' });
    await manager.save(Ticket, {
      name: 'Rate limit',
      project,
      labels: [label],
      estimate,
    });
  },
  steps: [
    {
      run: 'kinds',
      call: (app) =>
        kinds({
          projects: serviceOf(app, Project),
          tickets: serviceOf(app, Ticket),
          labels: serviceOf(app, Label),
          estimates: serviceOf(app, Estimate),
        }),
    },
  ],
});

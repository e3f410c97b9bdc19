import { type INestApplication, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { startPostgres } from '../../../_harness/postgres';
import { Label, Project, Ticket } from '../sqlite/entities';
import { iLike, like, nulls } from '../sqlite/filters';
import { offsetOnly } from '../sqlite/paging-and-sorting';
import { seed, show } from '../sqlite/program';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        const url = process.env.DATABASE_URL;
        return {
          type: 'postgres',
          url,
          poolSize: 1,
          autoLoadEntities: true,
          synchronize: true,
        };
      },
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket, Project, Label]),
  ],
})
class AppModule {}

const service = (app: INestApplication) =>
  app.get<QueryService<Ticket>>(getQueryServiceToken(Ticket));

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    { run: 'like', call: (app) => like(service(app)) },
    { run: 'ilike', call: async (app) => show(await iLike(service(app))) },
    {
      run: 'offset-only',
      call: async (app) => show(await offsetOnly(service(app))),
    },
    { run: 'nulls', call: (app) => nulls(service(app)) },
  ],
});

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { read, refusals, Ticket } from './ticket';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        return {
          type: 'postgres',
          url: process.env.DATABASE_URL,
          poolSize: 1,
          autoLoadEntities: true,
          synchronize: true,
          installExtensions: false,
        };
      },
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket]),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    { run: 'read', call: (app) => read(app.get(getQueryServiceToken(Ticket))) },
    {
      run: 'refusals',
      call: (app) => refusals(app.get(getQueryServiceToken(Ticket))),
    },
  ],
});

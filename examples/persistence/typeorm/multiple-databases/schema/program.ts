import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { AuditEntry } from './audit-entry';
import { entries } from './entries';

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
        };
      },
    }),
    NestjsQueryTypeOrmModule.forFeature([AuditEntry]),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  // TypeORM creates tables, and no schemas.
  seed: async (app) => {
    await app.get(DataSource).query('CREATE SCHEMA audit');
    await app.get(DataSource).synchronize();
  },
  steps: [
    {
      run: 'entries',
      call: (app) => entries(app.get(getQueryServiceToken(AuditEntry))),
      sql: true,
    },
  ],
});

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { startMariaDb } from '../../../_harness/mariadb';
import {
  AuditEntry,
  Label,
  Project,
  Ticket,
  User,
  Watch,
} from '../matrix/entities';
import { judge } from '../matrix/judge';
import { candidateOf } from '../matrix/type-orm';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => ({
        type: 'mariadb',
        url: await startMariaDb('matrix'),
        timezone: 'Z',
        autoLoadEntities: true,
        synchronize: true,
      }),
    }),
    TypeOrmModule.forRoot({
      name: 'audit',
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    NestjsQueryTypeOrmModule.forFeature([Ticket, Project, Label, User, Watch]),
    NestjsQueryTypeOrmModule.forFeature([AuditEntry], 'audit'),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['MariaDB'],
  module: AppModule,
  steps: [{ run: 'matrix', call: (app) => judge(candidateOf(app)) }],
});

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { AuditEntry, Label, Project, Ticket, User, Watch } from './entities';
import { judge } from './judge';
import { candidateOf } from './type-orm';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
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
  module: AppModule,
  steps: [{ run: 'matrix', call: (app) => judge(candidateOf(app)) }],
});

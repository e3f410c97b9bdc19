import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets, users } from '../../../_harness/tracker-data';
import { AppModule as OwnerModule } from '../owner/app.module';
import { Project, Ticket, User } from '../owner/entities';
import { SlowGuard } from './slow.guard';

@Module({
  imports: [OwnerModule],
  providers: [{ provide: APP_GUARD, useClass: SlowGuard }],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: ['two-root-fields'],
});

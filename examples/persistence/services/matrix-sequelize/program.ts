import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { defineProgram } from '../../../_harness/define-program';
import { startPostgres } from '../../../_harness/postgres';
import { judge } from '../matrix/judge';
import {
  Label,
  Project,
  SoftTicket,
  Ticket,
  TicketLabel,
  User,
  Watch,
} from './models';
import { candidateOf } from './sequelize';

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        return {
          dialect: 'postgres',
          uri: process.env.DATABASE_URL,
          pool: { min: 1, max: 1 },
          autoLoadModels: true,
          synchronize: true,
          logging: false,
        };
      },
    }),
    NestjsQuerySequelizeModule.forFeature([
      Ticket,
      SoftTicket,
      Project,
      Label,
      TicketLabel,
      User,
      Watch,
    ]),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  steps: [{ run: 'matrix', call: (app) => judge(candidateOf(app)) }],
});

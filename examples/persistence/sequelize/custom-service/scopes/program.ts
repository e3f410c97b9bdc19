import type { INestApplication } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { getConnectionToken, SequelizeModule } from '@nestjs/sequelize';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import {
  scoped,
  throughAssembler,
  Ticket,
  UrgentTicketService,
} from './urgent-ticket.service';

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        return {
          dialect: 'postgres',
          uri: process.env.DATABASE_URL,
          pool: { min: 1, max: 1 },
          models: [Ticket],
          autoLoadModels: true,
          synchronize: true,
          logging: false,
        };
      },
    }),
  ],
  providers: [
    {
      provide: UrgentTicketService,
      // A model has scopes once it is connected.
      inject: [getConnectionToken()],
      useFactory: () => new UrgentTicketService(),
    },
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  seed: () =>
    Ticket.bulkCreate(
      tickets.map(({ title, priority }) => ({ title, priority })),
    ),
  steps: [
    {
      run: 'scoped',
      call: (app: INestApplication) => scoped(app.get(UrgentTicketService)),
    },
    {
      run: 'through-assembler',
      call: (app: INestApplication) =>
        throughAssembler(app.get(UrgentTicketService)),
    },
  ],
});

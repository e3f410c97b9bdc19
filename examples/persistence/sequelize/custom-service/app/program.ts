import { type INestApplication, Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from '../../getting-started/app/ticket.entity';
import { inTransaction, enableCls } from './transaction';
import { TicketModule } from './ticket.module';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        enableCls();
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
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
  ],
})
class AppModule {}

const service = (app: INestApplication): TicketService =>
  app.get(TicketService, { strict: false });

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  seed: () =>
    Ticket.bulkCreate(
      tickets.map(({ title, status, priority, createdAt }) => ({
        title,
        status,
        priority,
        createdAt,
      })),
    ),
  steps: [
    {
      run: 'titles',
      call: (app) => service(app).titles({ priority: { gte: 5 } }),
      sql: true,
    },
    { operation: 'delete-open', fails: true },
    {
      run: 'close',
      call: (app) => service(app).close({ priority: { lt: 3 } }),
      sql: true,
    },
    'delete-closed',
    { run: 'cls', call: (app) => inTransaction(service(app)), sql: true },
  ],
});

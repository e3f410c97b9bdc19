import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { SequelizeModule } from '@nestjs/sequelize';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { startApp } from '../../../../_harness/start-app';
import { Ticket } from '../../getting-started/app/ticket.entity';
import { NamedModule } from './named.module';
import { ArchiveModule } from './ticket.module';

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      name: 'archive',
      useFactory: async () => {
        await startPostgres();
        return {
          name: 'archive',
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
    ArchiveModule,
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  seed: () => Ticket.create({ title: 'Closed in 2025' }),
  steps: [
    'archived',
    { run: 'named', call: () => startApp(NamedModule), throws: true },
  ],
});

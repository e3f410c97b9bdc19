import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';

import { defineProgram } from '../../../../_harness/define-program';
import { seed } from './seed';
import { TicketModule } from './ticket';
import { UserModule } from './user.module';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    UserModule,
    TicketModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    'create-user',
    'update-user',
    { operation: 'by-name', sql: true },
    { operation: 'by-family-name', sql: true },
    { operation: 'no-user', fails: true },
    'assignees',
    { operation: 'tickets-of-okafor', fails: true },
  ],
});
